import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aBilledRestaurant, DAY_SECONDS } from '#tests/builders/a-billed-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Invoice = {
  invoice_id: string;
  lines: { text: string; amount: number }[];
  total: number;
  credit: number;
  due: number;
};

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const printed = (amount: number) => DOLLARS.format(amount).replace('-', '−');

test('every kind of invoice has the same lines and sums in the API, the console, and its document', async () => {
  const { restaurantId, clock, subscribe, change, own, tick, file, platform, invoices } =
    await aBilledRestaurant();
  await subscribe('basic');
  clock.advance(3 * DAY_SECONDS + 1);
  await change({ cancel_at_period_end: true });
  const discounted = (await change({ plan_id: 'professional', keep: true })).body.charged;
  clock.advance(60);
  await own('POST /api/billing/credits', { json: { amount: 20 } });
  clock.advance(28 * DAY_SECONDS);
  await tick();
  clock.advance(26 * DAY_SECONDS);
  await own('POST /api/billing/credits', { json: { amount: 10 } });
  clock.advance(60);
  const upgraded = (await change({ plan_id: 'enterprise' })).body.charged;

  const listed: Invoice[] = await invoices();
  expect(listed.map(({ total, due }) => [total, due])).toEqual([
    [33.33, upgraded],
    [10, 10],
    [149, 129],
    [20, 20],
    [discounted, discounted],
    [24.5, 24.5],
  ]);
  for (const invoice of listed) {
    const { invoice_id: id, lines, total, credit, due } = invoice;
    const cents = (amount: number) => Math.round(amount * 100);
    expect(lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(total));
    expect(cents(credit) + cents(due)).toBe(cents(total));
    const { bytes } = await file('GET /api/billing/invoices/{id}/pdf', { params: { id } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    const document = text.join(' ').replaceAll(/\s+/g, ' ');
    const rows = lines.map((line) => `${line.text} ${printed(line.amount)}`);
    const paid = credit === 0 ? [] : [`Paid with credit ${printed(-credit)}`, `Charged ${printed(due)}`];
    const all = [...rows, `Total ${printed(total)}`, ...paid].join(' ');
    expect(document).toContain(`Description Amount ${all} Paid on`);
  }
  const console = await platform('GET /api/billing/platform-invoices', { query: { limit: '100' } });
  const shown = console.body.data.invoices.filter(
    ({ restaurant_id }: { restaurant_id: string }) => restaurant_id === restaurantId,
  );
  expect(shown).toEqual(listed);
});
