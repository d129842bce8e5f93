import { BILLED_FEATURES, type BilledFeature, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { type LimitsOfPlans, lessThanSmaller } from '#shared/billing/plan-limits.ts';
import { SETTINGS_MESSAGES } from '#shared/platform-settings/contract/platform-settings.ts';
import { withoutThousands } from '#web/console/without-thousands.ts';

export type PlanLimitPath = `${PlanId}.${BilledFeature}`;
/** Typed limits. */
export type PlanLimitsDraft = Partial<Record<PlanLimitPath, string>>;

const MOST = 1_000_000;

/** Parses typed limits, or returns the error and its field. */
export function readPlanLimits(saved: LimitsOfPlans, draft: PlanLimitsDraft) {
  const limits = structuredClone(saved) as Record<PlanId, Record<BilledFeature, number>>;
  const changes: Partial<Record<PlanId, Partial<Record<BilledFeature, number>>>> = {};
  const unreadable: PlanLimitPath[] = [];
  for (const plan of PLAN_IDS) {
    for (const feature of BILLED_FEATURES) {
      const typed = draft[`${plan}.${feature}`];
      if (typed === undefined) continue;
      const limit = parsePlanLimit(typed);
      if (limit === undefined) unreadable.push(`${plan}.${feature}`);
      else if (limit !== saved[plan][feature]) {
        limits[plan][feature] = limit;
        changes[plan] = { ...changes[plan], [feature]: limit };
      }
    }
  }
  return { changes, ...problemOf(limits, unreadable) };
}

function problemOf(limits: LimitsOfPlans, unreadable: readonly PlanLimitPath[]) {
  if (unreadable.length > 0) return { problem: SETTINGS_MESSAGES.planLimit, wrong: unreadable };
  const wrong = lessThanSmaller(limits).map(({ plan, feature }): PlanLimitPath => `${plan}.${feature}`);
  return { problem: wrong.length === 0 ? undefined : SETTINGS_MESSAGES.lessThanSmaller, wrong };
}

/** Parses one plan limit; undefined if it's invalid. */
function parsePlanLimit(typed: string): number | undefined {
  const text = withoutThousands(typed);
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return limit <= MOST ? limit : undefined;
}
