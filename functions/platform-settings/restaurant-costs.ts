import { revenueInMonth } from '#shared/console/customers/customer-figures.ts';
import { centsByKind, centsOf, costsOfMonth } from '#shared/platform-settings/month-costs.ts';

export type CountedDays = Parameters<typeof costsOfMonth>[0];

/** A restaurant's costs in a month, in cents with two decimals, and its revenue. `days`: all of its daily counters. */
export function restaurantCosts(days: CountedDays, span: { month: string; today: string }) {
  const costs = costsOfMonth(days, span);
  return {
    total_cents: centsOf(costs.totalMicros),
    by_kind: centsByKind(costs),
    revenue_cents: revenueInMonth(days, span.month),
  };
}
