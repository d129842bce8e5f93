import type { DaysLeft } from './billing-period.ts';
import { BILLED_FEATURES, type BilledFeature, type PlanId, type PlanLimits } from './plan-catalog.ts';
import type { LimitsOfPlans } from './plan-limits.ts';

/** A larger plan that started with some days of a period left. */
export type PeriodUpgrade = DaysLeft & { from: PlanId; to: PlanId };

/** The limits of a period: those at its start, plus the paid share of each larger plan, in whole units. */
export function periodLimits(
  planId: PlanId,
  upgrades: readonly PeriodUpgrade[],
  plans: LimitsOfPlans,
): PlanLimits {
  const began = plans[upgrades[0]?.from ?? planId];
  const limitOf = (feature: BilledFeature) =>
    upgrades.reduce(
      (limit, { from, to, left, of }) =>
        limit + Math.ceil(((plans[to][feature] - plans[from][feature]) * left) / of),
      began[feature],
    );
  return Object.fromEntries(BILLED_FEATURES.map((feature) => [feature, limitOf(feature)])) as PlanLimits;
}
