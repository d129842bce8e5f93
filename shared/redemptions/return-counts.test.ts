import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CountedReturn,
  reengagedSince,
  reengagedWithin,
  returnsSince,
  withReturns,
} from './return-counts.ts';

const NONE = { returns: {}, return_marks: [] };
const day = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-05', '2026-04-01');
const counted = fc.record({
  group: fc.constantFrom('texted', 'held_back'),
  on: day,
}) satisfies fc.Arbitrary<CountedReturn>;

test('guests of a repeated batch count once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(counted, { maxLength: 5 }), { maxLength: 5 }),
      fc.array(fc.nat()),
      (batches, again) => {
        const tell = (so: typeof NONE, at: number) =>
          (withReturns(so, `batch-${at}`, batches[at] ?? []) ?? so) as typeof NONE;
        const order = [
          ...batches.keys(),
          ...again.map((at) => (batches.length === 0 ? 0 : at % batches.length)),
        ];
        const { texted, held_back } = returnsSince(order.reduce(tell, NONE), '');
        expect(texted + held_back).toBe(batches.flat().length);
      },
    ),
  );
});

test('returns count from their first day on', () => {
  const returns = { '2026-03-01': { texted: 1, held_back: 2 }, '2026-03-02': { texted: 3, held_back: 4 } };
  expect(returnsSince({ returns }, '2026-03-01')).toEqual({ texted: 4, held_back: 6 });
  expect(returnsSince({ returns }, '2026-03-02')).toEqual({ texted: 3, held_back: 4 });
});

test('a code and an order within a day are one guest', () => {
  const codes = (on: string, sms: number) => ({ [on]: { ad: 0, sms, amount_cents: 0 } });
  const orders = (on: string, texted: number) => ({ [on]: { texted, held_back: 9 } });
  const reengaged = (days: ReturnType<typeof codes>, returns: ReturnType<typeof orders>) =>
    reengagedSince({ days, returns }, '2026-03-01');
  expect(reengaged(codes('2026-03-04', 2), {})).toBe(2);
  expect(reengaged({}, orders('2026-03-04', 2))).toBe(2);
  // Dinner in New York is tomorrow in UTC.
  expect(reengaged(codes('2026-03-05', 2), orders('2026-03-04', 3))).toBe(3);
  expect(reengaged(codes('2026-03-06', 2), orders('2026-03-04', 3))).toBe(5);
  expect(reengaged(codes('2026-02-28', 2), orders('2026-03-04', 3))).toBe(3);
});

test('a campaign brings back at most the guests it texted, and others count fully', () => {
  const came = (sms: number) => ({ days: { '2026-03-04': { ad: 0, sms, amount_cents: 0 } }, returns: {} });
  const shared = { guests: 2, came: came(7) };
  const small = { guests: 9, came: came(3) };
  expect(reengagedWithin(came(10), [shared, small], '')).toBe(5);
  expect(reengagedWithin(came(14), [shared, small], '')).toBe(9);
  expect(reengagedWithin(came(10), [shared, small], '2026-03-05')).toBe(0);
  expect(reengagedWithin(came(4), [], '')).toBe(4);
});

test('the total is between the larger count and the sum of both', () => {
  const some = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 4 })));
  const at = (offset: number) => new Date(Date.UTC(2026, 2, 1 + offset)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(some, some, (codes, orders) => {
      const days = Object.fromEntries(codes.map(([on, sms]) => [at(on), { ad: 1, sms, amount_cents: 0 }]));
      const returns = Object.fromEntries(orders.map(([on, texted]) => [at(on), { texted, held_back: 1 }]));
      const redeemed = Object.values(days).reduce((sum, { sms }) => sum + sms, 0);
      const ordered = Object.values(returns).reduce((sum, { texted }) => sum + texted, 0);
      const reengaged = reengagedSince({ days, returns }, '');
      expect(reengaged).toBeGreaterThanOrEqual(Math.max(redeemed, ordered));
      expect(reengaged).toBeLessThanOrEqual(redeemed + ordered);
    }),
  );
});

test('the first day counts, and the day before it doesn’t', () => {
  const counts = { returns: {}, return_marks: [] };
  const on = (day: string) => ({ group: 'texted' as const, on: day });
  const counted = withReturns(counts, 'one', [on('2026-11-01'), on('2026-11-02')]);
  const totals = { days: {}, returns: counted?.returns ?? {} };
  expect(reengagedSince(totals, '2026-11-02')).toBe(1);
  expect(reengagedSince(totals, '2026-11-03')).toBe(0);
});
