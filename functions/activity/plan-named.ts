import { PLAN_CATALOGUE, PLAN_IDS } from '#shared/domain/billing/plan-catalogue.ts';

/** As receipts name a plan: one that is no more is still in them. */
export function planNamed(planId: unknown): string {
  const plan = PLAN_IDS.find((id) => id === planId);
  return plan === undefined ? 'another plan' : `the ${PLAN_CATALOGUE[plan].name} plan`;
}
