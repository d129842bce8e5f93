import { expect, test } from 'vitest';
import { acquisitionCost, lifetimeRatio, paybackMonths } from './acquisition-cost.ts';

const DAYS: { day: string; counts: Record<string, number> }[] = [
  { day: '2026-09-30', counts: { count_subscription_started: 9 } },
  { day: '2026-10-01', counts: { count_subscription_started: 3 } },
  { day: '2026-10-31', counts: { count_subscription_ended: 1 } },
  { day: '2026-11-02', counts: { count_subscription_started: 1 } },
];

test('only months with an entered spend count', () => {
  const spends = new Map([
    ['2026-10', 30_000],
    ['2026-11', 10_000],
  ]);
  expect(acquisitionCost(DAYS, spends)).toEqual({
    months: 2,
    spend: 40_000,
    subscribers: 4,
    cost: 10_000,
  });
  expect(acquisitionCost(DAYS, new Map())).toBeNull();
});

test('a month without new subscribers has a spend and no cost', () => {
  expect(acquisitionCost(DAYS, new Map([['2026-08', 5_000]]))).toMatchObject({ subscribers: 0, cost: null });
});

test('a spend of zero has no ratio and pays back right away', () => {
  expect(acquisitionCost(DAYS, new Map([['2026-10', 0]]))).toMatchObject({ cost: 0 });
  expect(lifetimeRatio(120_000, 0)).toBeNull();
  expect(paybackMonths(0, { recurring: 9_800, active: 2 })).toBe(0);
});

test('the ratio and the payback are null if a part is unknown', () => {
  expect(lifetimeRatio(120_000, 40_000)).toBe(3);
  expect(lifetimeRatio(null, 40_000)).toBeNull();
  expect(paybackMonths(14_700, { recurring: 9_800, active: 2 })).toBe(3);
  expect(paybackMonths(14_700, { recurring: 0, active: 0 })).toBeNull();
  expect(paybackMonths(null, { recurring: 9_800, active: 2 })).toBeNull();
});
