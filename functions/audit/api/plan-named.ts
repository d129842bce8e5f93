import { PLAN_CATALOGUE, PLAN_IDS } from '#shared/billing/plan-catalogue.ts';

/** The plan's name in audit records, which may name a plan that no longer exists. */
export function planNamed(planId: unknown): string {
  const plan = PLAN_IDS.find((id) => id === planId);
  return plan === undefined ? 'another plan' : `the ${PLAN_CATALOGUE[plan].name} plan`;
}
