import { PLAN_CATALOG, PLAN_IDS } from '#shared/billing/plan-catalog.ts';

/** The name of a plan in an audit record. The plan may no longer exist. */
export function planNamed(planId: unknown): string {
  const plan = PLAN_IDS.find((id) => id === planId);
  return plan === undefined ? 'another plan' : `the ${PLAN_CATALOG[plan].name} plan`;
}
