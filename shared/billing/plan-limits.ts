import {
  BILLED_FEATURES,
  type BilledFeature,
  PLAN_CATALOG,
  PLAN_IDS,
  type PlanId,
  type PlanLimits,
} from './plan-catalog.ts';

/** The monthly limits of each plan. */
export type LimitsOfPlans = Readonly<Record<PlanId, PlanLimits>>;
/** Limits that administrators set instead of the catalog’s. */
export type SetLimits = Readonly<Partial<Record<PlanId, Partial<PlanLimits>>>>;

/** The original limits. */
export const CATALOG_LIMITS: LimitsOfPlans = withSetLimits({});

export function withSetLimits(set: SetLimits): LimitsOfPlans {
  const plans = PLAN_IDS.map((id) => [id, { ...PLAN_CATALOG[id].limits, ...set[id] }] as const);
  return Object.fromEntries(plans) as Record<PlanId, PlanLimits>;
}

/** The limits that differ from the catalog’s. */
export function setLimitsOf(limits: LimitsOfPlans): SetLimits {
  const plans = PLAN_IDS.map((id) => {
    const set = BILLED_FEATURES.filter((feature) => limits[id][feature] !== CATALOG_LIMITS[id][feature]);
    return [id, Object.fromEntries(set.map((feature) => [feature, limits[id][feature]]))] as const;
  });
  return Object.fromEntries(plans.filter(([, set]) => Object.keys(set).length > 0));
}

/** Where a plan has less than a smaller one: no one would pay more for it. */
export function lessThanSmaller(limits: LimitsOfPlans): { plan: PlanId; feature: BilledFeature }[] {
  return PLAN_IDS.flatMap((plan, at) => {
    const smaller = PLAN_IDS[at - 1];
    if (smaller === undefined) return [];
    const less = BILLED_FEATURES.filter((feature) => limits[plan][feature] < limits[smaller][feature]);
    return less.map((feature) => ({ plan, feature }));
  });
}
