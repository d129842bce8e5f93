import type { DaysLeft } from './billing-period.ts';
import { BILLED_FEATURES, type BilledFeature, type PlanId, type PlanLimits } from './plan-catalogue.ts';
import type { LimitsOfPlans } from './plan-limits.ts';

/** A larger plan, taken with some days of a period left. */
export type PeriodUpgrade = DaysLeft & { from: PlanId; to: PlanId };

/**
 * What a plan has in a period: all of it, or what the period began with and of each larger plan the share of the days
 * for which it was paid, in whole units.
 */
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
