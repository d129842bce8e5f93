import { LIMIT_UNITS, PLAN_CATALOGUE, PLAN_IDS, type PlanId } from '../../billing/plan-catalogue.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { figureText } from './format-figure.ts';

/** What plans cost, or what they contain: of one, or of all. */
export function sayOfCatalogue({ what, plan }: { what: 'prices' | 'limits'; plan?: PlanId }): AssistantReply {
  const plans = plan === undefined ? PLAN_IDS : [plan];
  const say = what === 'prices' ? priceOf : limitsOf;
  return {
    text: plans.map(say).join(' '),
    insights: [],
    recommendations: [],
    confidence: 100,
    query: `${what === 'prices' ? 'List prices' : 'Limits'} · plan catalogue`,
    section: 'subscriptions',
    suggestions: [],
  };
}

function priceOf(plan: PlanId): string {
  const { name, monthlyCents } = PLAN_CATALOGUE[plan];
  return `${name} costs ${figureText(monthlyCents, 'cents')} a month.`;
}

function limitsOf(plan: PlanId): string {
  const { name, limits } = PLAN_CATALOGUE[plan];
  const parts = Object.entries(limits).map(
    ([feature, limit]) => `${figureText(limit, 'count')} ${LIMIT_UNITS[feature as keyof typeof limits]}`,
  );
  return `${name} has ${parts.join(', ')} a month.`;
}
