import type { Subscribed } from '#shared/billing/entitlement.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { runs } from './subscription-steps.ts';

/** Returns what limits depend on, or undefined without an active subscription. */
export function subscribedTo(row: SubscriptionRow | undefined): Subscribed | undefined {
  if (row === undefined || !runs(row)) return undefined;
  const { plan_id: planId, state: status, period_start, period_end, upgrades = [] } = row;
  const isCarried = row.is_counted_by_period !== true;
  return { planId, status, upgrades, period: { start: period_start, end: period_end, isCarried } };
}
