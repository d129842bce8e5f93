import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { API_BASE } from '#shared/contract/route.ts';
import { until } from '#tests/builders/until.ts';
import { createApiClient } from './api-client.ts';
import { anOwner } from './owner.ts';

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);

/** A date this many days ago, as lists write it. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

test('an owner uploads a list, previews recipients, sends, and sees each text’s status', async () => {
  const { token } = await anOwner(api);
  const sample = await api('downloadSampleCsv', { token });
  expect(String(sample.body.file)).toMatch(/^customer_name,phone_number,last_order_date\r\n/);
  const rows = [
    'customer_name;phone_number;last_order_date',
    `Ana;(212) 555-0147;${daysAgo(60)}`,
    `Ben;212-555-0150;${daysAgo(45)}`,
    `Cleo;212-555-0149;${daysAgo(3)}`,
    'Dan;12;2026-01-01',
  ];
  const send = async (operation: 'preview' | 'create') => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      restaurantName: 'Osteria Lupo',
      offer: '20% off',
      offerCode: 'BACK20',
      ...(operation === 'create' && { idempotencyKey: 'journey' }),
    }))
      form.append(name, value);
    form.append('customerList', new File([`\uFEFF${rows.join('\r\n')}`], 'Guests.CSV'));
    const address = `${webOrigin}${API_BASE}/campaigns/sms${operation === 'preview' ? '/preview' : ''}`;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(address, { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const counts = { guests: 3, send: 2, hold: 0, skip: 1 };
  expect(await send('preview')).toMatchObject({
    status: 200,
    body: { preview: { targetCustomers: 2, will_cost: 0.0256, decisions: counts } },
  });
  const launches = await Promise.all([send('create'), send('create')]);
  const [first, second] = launches.map(
    ({ body }) => (body as unknown as { data: { campaign: { campaign_id: string } } }).data.campaign,
  );
  expect(first?.campaign_id).toBe(second?.campaign_id);
  const id = first?.campaign_id ?? '';
  const done = await until(
    async () => {
      const { body } = await api('getSmsCampaignStatus', { token, params: { id } });
      const data = body.data as { deliveryRate: number; progress: { delivered: number; failed: number } };
      return data.progress.delivered + data.progress.failed === 2 ? data : undefined;
    },
    { timeoutMs: 120_000, everyMs: 200 },
  );
  expect(done).toMatchObject({
    messagesSent: 2,
    deliveryRate: 50,
    lapsedCustomersFound: 2,
    progress: { delivered: 1, failed: 1 },
  });
  const outbox = path.join(inject('dataDirectory'), 'outbox', 'sms');
  const files = (await readdir(outbox)).filter((file) => file.startsWith(id));
  expect(files).toHaveLength(2);
  expect(await readFile(path.join(outbox, files[0] ?? ''), 'utf8')).toContain('Test mode');
  const guest = await api('getGuest', { token, params: { phone: '+12125550149' } });
  expect(guest.body.data).toMatchObject({ name: 'Cleo', consent: { file: 'Guests.CSV' } });
});
