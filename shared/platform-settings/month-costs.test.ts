import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { budgetState } from './budget.ts';
import { centsOf, costsOfMonth, monthSpan } from './month-costs.ts';
import { PRICE_TABLES } from './price-table.ts';

const NOVEMBER = { month: '2026-11', today: '2026-12-05' };

/** A month as in the notes on prices: 3,000 visits, 4 generated websites, 40 images, half a gigabyte. */
const TYPICAL: { day: string; counts: Counts }[] = [
  { day: '2026-10-20', counts: { count_site_created: 1, count_image_uploaded: 500 } },
  {
    day: '2026-11-10',
    counts: {
      count_site_regenerated: 4,
      sum_site_regenerated_seconds: 120,
      count_image_uploaded: 40,
      count_site_published: 20,
      count_ai_used: 200,
    },
  },
];

test('a month of a busy restaurant without texts and models costs less than 17 cents', () => {
  const { totalMicros, byKind } = costsOfMonth(TYPICAL, NOVEMBER);
  expect(centsOf(totalMicros)).toBeGreaterThan(14);
  expect(centsOf(totalMicros)).toBeLessThan(17);
  expect(byKind).toMatchObject({ ai: 0, messages: 0, mail: 0 });
  expect(centsOf(byKind.storage)).toBeCloseTo(1.1, 1);
});

test('texts cost their launch price, without canceled ones', () => {
  const days: { day: string; counts: Counts }[] = [
    {
      day: '2026-11-02',
      counts: { sum_sms_launched_cost_micros: 6_405_000, sum_sms_canceled_cost_micros: 405_000 },
    },
    { day: '2026-11-03', counts: { sum_ai_used_cost_micros: 35_000, count_signed_up: 2 } },
  ];
  const { byKind } = costsOfMonth(days, NOVEMBER);
  expect([byKind.messages, byKind.ai, byKind.mail].map(centsOf)).toEqual([600, 3.5, 0.02]);
});

test('a website costs by its days', () => {
  const costOf = (day: string, counts: Counts) => costsOfMonth([{ day, counts }], NOVEMBER).units;
  const visits = (units: ReturnType<typeof costOf>) => units.find(({ unit }) => unit === 'visits')?.amount;
  expect(visits(costOf('2026-11-01', { count_site_created: 1 }))).toBe(3_000);
  expect(visits(costOf('2026-11-30', { count_site_created: 1 }))).toBe(100);
  expect(visits(costOf('2026-12-01', { count_site_created: 1 }))).toBe(0);
});

test('the current month costs what it has cost so far', () => {
  expect(monthSpan('2026-02', '2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-10', days: 28 });
  expect(monthSpan('2026-02', '2027-01-01').to).toBe('2026-02-28');
  const half = costsOfMonth(TYPICAL, { month: '2026-11', today: '2026-11-15' });
  expect(half.totalMicros).toBeLessThan(costsOfMonth(TYPICAL, NOVEMBER).totalMicros);
});

const COUNTERS = [
  'count_signed_up',
  'count_site_created',
  'count_site_generated',
  'sum_site_generated_seconds',
  'count_site_published',
  'count_image_uploaded',
  'count_ai_used',
  'sum_ai_used_cost_micros',
  'sum_sms_launched_cost_micros',
  'count_invoice_overdue',
];
const someDays = fc.array(
  fc.record({
    day: fc.constantFrom('2026-09-30', '2026-11-01', '2026-11-17', '2026-11-30', '2026-12-01'),
    counts: fc.dictionary(fc.constantFrom(...COUNTERS), fc.nat(10_000)),
  }),
  { maxLength: 8 },
);

function byDay(all: readonly { day: string; counts: Counts }[]) {
  const groups = Map.groupBy(all, ({ day }) => day);
  return [...groups]
    .map(([day, each]) => ({ day, counts: addCounts(each.map(({ counts }) => counts)) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

test('restaurants add up to the platform', () => {
  fc.assert(
    fc.property(fc.array(someDays, { maxLength: 6 }), (restaurants) => {
      const parts = restaurants.map((days) => costsOfMonth(byDay(days), NOVEMBER).totalMicros);
      const whole = costsOfMonth(byDay(restaurants.flat()), NOVEMBER).totalMicros;
      const sum = parts.reduce((total, part) => total + part, 0);
      expect(Math.abs(sum - whole)).toBeLessThanOrEqual(whole * 1e-9);
    }),
  );
});

test('kinds add up to the total', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const { totalMicros, byKind, units } = costsOfMonth(byDay(days), NOVEMBER);
      const kinds = Object.values(byKind).reduce((sum, micros) => sum + micros, 0);
      expect(kinds).toBeCloseTo(totalMicros, 3);
      expect(units.every(({ amount, micros }) => amount >= 0 && micros >= 0)).toBe(true);
    }),
  );
});

test('every price names its source, and newer tables come after older ones', () => {
  expect(PRICE_TABLES.map(({ from }) => from)).toEqual(PRICE_TABLES.map(({ from }) => from).toSorted());
  for (const { units } of PRICE_TABLES)
    for (const { source } of Object.values(units)) expect(source.length).toBeGreaterThan(20);
});

test.each([
  [79, 100, 'within'],
  [80, 100, 'warned'],
  [99.99, 100, 'warned'],
  [100, 100, 'reached'],
  [1_000_000, null, 'none'],
] as const)('%d cents of %d are %s', (spent, budget, state) => {
  expect(budgetState(spent, budget)).toBe(state);
});
