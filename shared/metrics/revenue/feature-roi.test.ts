import fc from 'fast-check';
import { expect, test } from 'vitest';
import { featureRoi, roiLevel } from './feature-roi.ts';
import { mayLeave, planRevenue, potentialIncrease } from './plan-revenue.ts';
import { rankCorrelation } from './rank-correlation.ts';

const whole = fc.integer({ min: 0, max: 10_000 });
const pairs = fc.array(fc.tuple(whole, whole), { maxLength: 60 });

test('a correlation is within its interval, between -1 and 1, and symmetric', () => {
  fc.assert(
    fc.property(pairs, (each) => {
      const found = rankCorrelation(each);
      const turned = rankCorrelation(each.map(([one, other]) => [other, one]));
      expect(found?.r).toBe(turned?.r);
      if (found === undefined) return;
      expect(found.n).toBe(each.length);
      for (const value of [found.r, found.low, found.high]) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(found.low).toBeLessThanOrEqual(found.r);
      expect(found.high).toBeGreaterThanOrEqual(found.r);
    }),
  );
});

test('ranks decide, and ties share a rank', () => {
  const rising = [1, 2, 3, 4, 5_000].map((value, at) => [value, at] as const);
  expect(rankCorrelation(rising)?.r).toBeCloseTo(1);
  expect(rankCorrelation(rising.map(([one, other]) => [one, -other]))?.r).toBeCloseTo(-1);
  // By hand: ranks 1.5 1.5 3 4 5 and 1 2 3 5 4.
  const tied = rankCorrelation([
    [0, 1],
    [0, 2],
    [7, 3],
    [8, 9],
    [9, 8],
  ]);
  expect(tied?.r).toBeCloseTo(8.5 / Math.sqrt(9.5 * 10), 10);
});

test('the interval narrows with more restaurants', () => {
  const some = (n: number) =>
    rankCorrelation(Array.from({ length: n }, (_, at) => [at, (at * 7) % 11] as const));
  const width = (n: number) => (some(n)?.high ?? 0) - (some(n)?.low ?? 0);
  expect(width(20)).toBeGreaterThan(width(80));
});

test('too few or equal restaurants give no result', () => {
  expect(rankCorrelation([1, 2, 3, 4].map((value) => [value, value]))).toBeUndefined();
  expect(rankCorrelation([1, 2, 3, 4, 5, 6].map((value) => [value, 49]))).toBeUndefined();
  const context = { totals: { uses: 9, costCents: 100 }, subscriptions: 4, months: 3 };
  expect(featureRoi([{ uses: 1, monthlyCents: 4_900 }], context)).toEqual({
    correlation: undefined,
    impactCents: undefined,
    roi: undefined,
  });
});

const SIX = [0, 0, 0, 10, 20, 30].map((uses, at) => ({ uses, monthlyCents: at < 3 ? 4_900 : 14_900 }));

test('the revenue impact is the extra revenue of restaurants with above-median use', () => {
  const totals = { uses: 60, costCents: 30_000 };
  // Three pay $100 more, for three months; the sample is half of all.
  expect(featureRoi(SIX, { totals, subscriptions: 12, months: 3 })).toMatchObject({
    impactCents: 3 * 10_000 * 3 * 2,
    roi: 500,
  });
  const turned = SIX.map(({ uses, monthlyCents }) => ({ uses: 30 - uses, monthlyCents }));
  expect(featureRoi(turned, { totals, subscriptions: 6, months: 3 }).roi).toBeLessThan(0);
});

test('a free feature has no return on cost', () => {
  for (const costCents of [undefined, 0]) {
    const found = featureRoi(SIX, { totals: { uses: 60, costCents }, subscriptions: 6, months: 3 });
    expect(found).toMatchObject({ impactCents: 90_000, roi: undefined });
  }
});

test.each([
  [200.1, 'high'],
  [200, 'medium'],
  [100.1, 'medium'],
  [100, 'low'],
  [-50, 'low'],
] as const)('a return of %f percent is %s', (roi, level) => {
  expect(roiLevel(roi)).toBe(level);
});

test('plans have their list price and the catalog’s suggestion', () => {
  const before = { split_subscription_started_plan_id_basic: 4 };
  const ever = {
    ...before,
    split_subscription_ended_plan_id_basic: 1,
    split_subscription_started_plan_id_enterprise: 2,
  };
  const plans = planRevenue({ before, ever });
  expect(plans).toMatchObject([
    { name: 'Basic', price: 4_900, suggestedPrice: 5_900, subscribers: 3, revenue: 14_700, growth: -25 },
    { name: 'Professional', suggestedPrice: 16_900, subscribers: 0, revenue: 0, growth: null },
    { name: 'Enterprise', suggestedPrice: 44_900, subscribers: 2, revenue: 79_800, growth: null },
  ]);
  expect(potentialIncrease(plans)).toBe(3 * 1_000 + 2 * 5_000);
  expect(plans.map(mayLeave)).toEqual([16.9, 11.8, 11.1]);
});

test('a restaurant with the median use is not among those that use more', () => {
  const sample = [1, 2, 2, 2, 3, 4].map((uses) => ({ uses, monthlyCents: uses > 2 ? 9_000 : 3_000 }));
  const totals = { costCents: 12_000 } as Parameters<typeof featureRoi>[1]['totals'];
  const roi = featureRoi(sample, { totals, subscriptions: 6, months: 1 });
  expect(roi).toMatchObject({ impactCents: 12_000, roi: 0 });
});

test.each([
  [201, 'high'],
  [200, 'medium'],
  [101, 'medium'],
  [100, 'low'],
])('an ROI of %i%% is %s', (roi, level) => {
  expect(roiLevel(roi)).toBe(level);
});
