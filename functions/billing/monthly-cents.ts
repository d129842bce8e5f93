import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** The list price of a month; 0 after the subscription has ended. */
export function monthlyCents({ plan_id, state }: Pick<SubscriptionRow, 'plan_id' | 'state'>): number {
  return state === 'ended' ? 0 : PLAN_CATALOG[plan_id].monthlyCents;
}
