import { describe, expect, test } from 'vitest';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { type CustomerSubscription, customerFigures } from './customer-figures.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const subscribed: CustomerSubscription = {
  state: 'active',
  plan_id: 'basic',
  period_index: 0,
  is_counted_by_period: true,
  period_end: '2026-12-05T12:00:00.000Z',
  cancel_at_period_end: false,
};
const customer = {
  signedUpAt: '2026-01-01T12:00:00.000Z',
  isSuspended: false,
  subscription: undefined,
  days: [],
};

describe('status', () => {
  test.each([
    ['trial', { signedUpAt: '2026-11-10T12:00:00.000Z' }],
    ['trial_ended', {}],
    ['trial', { signedUpAt: '2026-11-10T12:00:00.000Z', subscription: { ...subscribed, state: 'starting' } }],
    ['active', { subscription: subscribed }],
    ['past_due', { subscription: { ...subscribed, state: 'past_due' } }],
    ['past_due', { subscription: { ...subscribed, state: 'paused' } }],
    ['canceled', { subscription: { ...subscribed, state: 'ended' } }],
    ['trial_ended', { subscription: { ...subscribed, state: 'ended', is_counted_by_period: undefined } }],
    ['suspended', { subscription: subscribed, isSuspended: true }],
  ] as const)('%s', (status, overrides) => {
    expect(customerFigures({ ...customer, ...overrides }, NOW).status).toBe(status);
  });
});

test('an ended subscription has no plan and no monthly revenue', () => {
  const ended = customerFigures({ ...customer, subscription: { ...subscribed, state: 'ended' } }, NOW);
  expect(ended).toMatchObject({ planId: undefined, monthlyCents: 0 });
  expect(customerFigures({ ...customer, subscription: subscribed }, NOW)).toMatchObject({
    planId: 'basic',
    monthlyCents: 4_900,
  });
});

test('a month’s revenue is its payments and its upcoming renewals', () => {
  const days = [
    { day: '2026-10-28', counts: { sum_invoice_paid_total_cents: 4_900 } },
    { day: '2026-11-02', counts: { sum_invoice_paid_total_cents: 1_000 } },
  ];
  const revenue = (subscription: CustomerSubscription | undefined) =>
    customerFigures({ ...customer, days, subscription }, NOW).revenueCents;
  const due = { ...subscribed, period_end: '2026-11-28T12:00:00.000Z' };
  expect(revenue(undefined)).toBe(1_000);
  expect(revenue(subscribed)).toBe(1_000);
  expect(revenue(due)).toBe(5_900);
  expect(revenue({ ...due, next_plan: 'professional' })).toBe(15_900);
  expect(revenue({ ...due, cancel_at_period_end: true })).toBe(1_000);
  expect(revenue({ ...due, state: 'past_due' })).toBe(1_000);
});

test('costs are this month’s only, and the last action was done by a person', () => {
  const days: { day: string; counts: Counts }[] = [
    { day: '2026-10-03', counts: { count_ai_used: 1, sum_ai_used_cost_micros: 9_000_000 } },
    { day: '2026-11-03', counts: { count_ai_used: 1, sum_ai_used_cost_micros: 2_000_000 } },
    { day: '2026-11-09', counts: { count_invoice_paid: 1 } },
  ];
  const { costMicros, month, lastActionDay } = customerFigures({ ...customer, days }, NOW);
  expect(costMicros).toBeGreaterThanOrEqual(2_000_000);
  expect(costMicros).toBeLessThan(2_001_000);
  expect({ month, lastActionDay }).toEqual({ month: '2026-11', lastActionDay: '2026-11-03' });
});
