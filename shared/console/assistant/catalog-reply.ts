import {
  BILLED_FEATURES,
  LIMIT_UNITS,
  PLAN_CATALOG,
  PLAN_IDS,
  type PlanId,
  type PlanLimits,
} from '#shared/billing/plan-catalog.ts';
import type { LimitsOfPlans } from '#shared/billing/plan-limits.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { figureText } from './format-figure.ts';

/** The prices or limits of one plan or all. */
export function catalogReply(
  { what, plan }: { what: 'prices' | 'limits'; plan?: PlanId },
  limits: LimitsOfPlans,
): AssistantReply {
  const plans = plan === undefined ? PLAN_IDS : [plan];
  const say = (each: PlanId) => (what === 'prices' ? priceOf(each) : sayLimits(each, limits[each]));
  return {
    text: plans.map(say).join(' '),
    insights: [],
    recommendations: [],
    confidence: 100,
    query: `${what === 'prices' ? 'List prices' : 'Limits'} · plan catalog`,
    section: 'subscriptions',
    suggestions: [],
  };
}

function priceOf(plan: PlanId): string {
  const { name, monthlyCents } = PLAN_CATALOG[plan];
  return `${name} costs ${figureText(monthlyCents, 'cents')} a month.`;
}

function sayLimits(plan: PlanId, limits: PlanLimits): string {
  const parts = BILLED_FEATURES.map(
    (feature) => `${figureText(limits[feature], 'count')} ${LIMIT_UNITS[feature]}`,
  );
  return `${PLAN_CATALOG[plan].name} includes ${parts.join(', ')} a month.`;
}
