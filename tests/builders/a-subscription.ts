import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';

/** An active, paid subscription to Basic. */
export function aSubscription(overrides: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    restaurant_id: 'a-restaurant',
    version: 1,
    state: 'active',
    plan_id: 'basic',
    started_at: '2026-03-01T12:00:00.000Z',
    period_index: 0,
    period_start: '2026-03-01T12:00:00.000Z',
    period_end: '2026-04-01T12:00:00.000Z',
    is_counted_by_period: true,
    paid_percent: 50,
    has_had_discount: true,
    cancel_at_period_end: false,
    card: { token: 'card_succeeds', brand: 'Visa', last4: '4242', expires: '2034-12' },
    credit_balance: 0,
    credit_purchased: 0,
    credit_used: 0,
    list_kind: 'subscription',
    listed_at: '2026-03-01T12:00:00.000Z',
    due_kind: 'billing',
    due_at: '2026-04-01T12:00:00.000Z',
    ...overrides,
  };
}
