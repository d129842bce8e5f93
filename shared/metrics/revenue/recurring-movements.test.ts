import { expect, test } from 'vitest';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { lifetimeValue, monthMovements, movementsOf } from './recurring-movements.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const started = (plan: string, cents: number) => ({
  [`split_subscription_started_plan_id_${plan}`]: 1,
  sum_subscription_started_monthly_cents: cents,
});

test('movements split changes of plans into expansion and contraction', () => {
  const days: { day: string; counts: Counts }[] = [
    {
      day: '2026-11-02',
      counts: { sum_subscription_changed_change_cents: 0, sum_subscription_changed_rise_cents: 10_000 },
    },
    // From before increases were counted separately.
    { day: '2026-11-03', counts: { sum_subscription_changed_change_cents: -25_000 } },
    { day: '2026-11-04', counts: { sum_subscription_ended_monthly_cents: 4_900 } },
  ];
  expect(movementsOf(days)).toEqual({ started: 0, expansion: 10_000, contraction: 35_000, churned: 4_900 });
});

test('each month has its movements, its recurring revenue at the end, and its retention', () => {
  const days = [
    { day: '2026-09-10', counts: started('basic', 4_900) },
    { day: '2026-10-10', counts: started('professional', 14_900) },
    {
      day: '2026-11-05',
      counts: {
        split_subscription_ended_plan_id_basic: 1,
        sum_subscription_ended_monthly_cents: 4_900,
      },
    },
  ];
  expect(monthMovements(days, { now: NOW, months: 3 })).toMatchObject([
    { month: '2026-09', started: 4_900, recurring: 4_900, retention: null },
    { month: '2026-10', started: 14_900, recurring: 19_800, retention: 100 },
    { month: '2026-11', churned: 4_900, recurring: 14_900, retention: 75.3 },
  ]);
});

test('lifetime value is revenue per subscriber over churn, and unknown without churn', () => {
  expect(lifetimeValue({ recurring: 100_000, active: 10, churnPercent: 5 })).toBe(200_000);
  expect(lifetimeValue({ recurring: 100_000, active: 10, churnPercent: 0 })).toBeNull();
  expect(lifetimeValue({ recurring: 0, active: 0, churnPercent: null })).toBeNull();
});
