import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { stoppedKey } from './stopped-number.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const OPT_OUT = { at: '2026-03-01T00:00:00.000Z', by: 'guest' } as const;
const ADDED = '2026-03-02T17:00:00.000Z';
const phoneOf = (guest: number) => `+1212${5_000_000 + guest}`;

/** A restaurant with this many guests, the last one opted out, and a deleted guest who had opted out. */
async function aRestaurantWith(guests: number) {
  const restaurantId = `with ${guests}`;
  const rows = Array.from({ length: guests }, (_, guest) => ({
    phone: phoneOf(guest),
    name: `Guest ${guest}`,
    added_at: ADDED,
    ...(guest === guests - 1 && { opt_out: OPT_OUT }),
  }));
  const stopped = { phone: stoppedKey(restaurantId, phoneOf(guests)), opt_out: OPT_OUT };
  const written = [...rows, stopped].map((row) => ({
    table: tableName('guests'),
    item: { restaurant_id: restaurantId, ...row },
  }));
  await emulators.rows.change({ removed: [], written });
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  return { restaurantId, guests: openRepositories(client).guests, calls: () => calls };
}

test.each([
  { listed: 40, guests: 10, calls: 1 },
  { listed: 3_000, guests: 2_500, calls: 3 },
  { listed: 1_000, guests: 2_500, calls: 22 },
])('$guests guests among $listed numbers are found in $calls calls', async (given) => {
  const { restaurantId, guests, calls } = await aRestaurantWith(given.guests);
  const phones = Array.from({ length: given.listed }, (_, guest) => phoneOf(guest));
  const known = await guests.findKnown(restaurantId, phones);
  const expected = phones
    .slice(0, given.guests + 1)
    .map((phone, guest) => [phone, guest < given.guests, guest >= given.guests - 1 ? OPT_OUT : undefined]);
  expect([...known].map(([phone, { row, optOut }]) => [phone, row !== undefined, optOut])).toEqual(expected);
  expect(calls()).toBe(given.calls);
});

test('a file creates guests 25 per call and updates existing ones one per call', async () => {
  const { restaurantId, guests, calls } = await aRestaurantWith(100);
  const news = Array.from({ length: 200 }, (_, guest) => ({
    ...{ phone: phoneOf(guest), name: '', orderDates: ['2026-01-05'] },
    ...{ consent: undefined, optOut: undefined, now: new Date(ADDED) },
  }));
  const rows = await guests.recordAll(restaurantId, news);
  expect(rows.map(({ phone, opt_out }) => [phone, opt_out])).toEqual(
    news.map(({ phone }, guest) => [phone, guest === 99 || guest === 100 ? OPT_OUT : undefined]),
  );
  const [marks, inserts, known, stopped] = [2, 8, 100, 3];
  expect(calls()).toBe(marks + inserts + known + stopped);
});
