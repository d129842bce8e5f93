import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, inject, test } from 'vitest';
import { EXPORTED_TABLES } from '#functions/data-export/worker/exported-tables.ts';
import type { DataExport } from '#shared/data-export/contract/data-export-routes.ts';
import { until } from '#tests/builders/until.ts';
import { aUsedAccount } from './a-used-account.ts';
import { createApiClient } from './api-client.ts';
import { mailsTo, type Owner } from './owner.ts';

const api = createApiClient(inject('webOrigin'));
const MARKS = {
  name: 'Quince and Co',
  address: '7 Quarry Lane',
  guest: { name: 'Quentin', phone: '+12125550171' },
};

let owner: Owner;
let first: DataExport;
let ready: DataExport;
let files: Record<string, Uint8Array>;

function exportOf(body: Record<string, unknown>): DataExport {
  return (body.data as { export: DataExport }).export;
}

beforeAll(async () => {
  owner = await aUsedAccount(api, MARKS);
  const { token } = owner;
  first = exportOf((await api('startDataExport', { token })).body);
  ready = await until(
    async () => {
      const current = exportOf((await api('getDataExport', { token })).body);
      return current.status === 'running' ? undefined : current;
    },
    { timeoutMs: 120_000, everyMs: 100 },
  );
  const response = await fetch(ready.url ?? '');
  files = unzipSync(new Uint8Array(await response.arrayBuffer()));
});

test('an export is one archive with its size and a link that expires', () => {
  expect(ready).toMatchObject({ export_id: first.export_id, status: 'ready', progress: 100 });
  expect(ready.size_bytes).toBeGreaterThan(10_000);
  expect(new URL(ready.url ?? '').searchParams.get('X-Amz-Expires')).toBe('600');
});

test('the archive has a file of every kind of data, the websites, and the photos', () => {
  const names = Object.keys(files);
  for (const { file } of Object.values(EXPORTED_TABLES)) expect(names).toContain(`data/${file}.json`);
  expect(names).toContain('websites/1-quince-and-co/index.html');
  expect(names).toContain('websites/1-quince-and-co/site.json');
  expect(names.filter((name) => name.startsWith('photos/'))).toHaveLength(2);
  const rows = (file: string) => JSON.parse(strFromU8(files[`data/${file}.json`] ?? new Uint8Array()));
  expect(rows('account')).toMatchObject({ email: owner.email });
  for (const file of ['guests', 'posts', 'ads-and-text-campaigns', 'texts', 'invoices', 'activity', 'plan'])
    expect(rows(file).length, file).toBeGreaterThan(0);
  expect(rows('guests')).toContainEqual(expect.objectContaining({ phone: MARKS.guest.phone }));
});

test('the archive contains no secrets and nothing of another restaurant', () => {
  const text = Object.entries(files)
    .filter(([name]) => name.startsWith('data/'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  expect(text).not.toMatch(/password_hash|argon2|"sealed"|nonce_hash/);
  const ids = [...text.matchAll(/"restaurant_id":"(?<id>[^"]+)"/g)].map(({ groups }) => groups?.id);
  expect(new Set(ids)).toEqual(new Set([owner.restaurantId]));
});

test('the owner gets one email', async () => {
  const mails = await mailsTo(owner.email, inject('dataDirectory'), 'Your data is ready to download');
  expect(mails).toHaveLength(1);
});
