import type { Entitlement } from '#shared/billing/entitlement.ts';
import { PLAN_CATALOG, type PlanId } from '#shared/billing/plan-catalog.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { figureText } from './format-figure.ts';
import { dayName } from './period.ts';

/** `until` is the end of the paid month or trial. */
type PlanStatus = {
  basis: Entitlement['basis'];
  planId?: PlanId;
  until: string;
  isCanceled?: boolean;
  registeredAt: string;
};

/** A restaurant's plan and when it ends or renews. */
export function planStatusReply(name: string, standing: PlanStatus): AssistantReply {
  return {
    text: `${name} ${sentence(standing)} The restaurant signed up on ${dayName(standing.registeredAt.slice(0, 10))}.`,
    insights: [],
    recommendations: [],
    confidence: 95,
    query: `Plan · ${name} · today`,
    section: 'restaurants',
    suggestions: [],
  };
}

function sentence({ basis, planId, until, isCanceled }: PlanStatus): string {
  const day = dayName(until.slice(0, 10));
  if (planId === undefined)
    return basis === 'trial'
      ? `is on a free trial until ${day} and has no plan yet.`
      : `has no plan. Its trial ended on ${day}.`;
  const { name, monthlyCents } = PLAN_CATALOG[planId];
  const plan = `has the ${name} plan, ${figureText(monthlyCents, 'cents')} a month`;
  if (basis === 'past_due') return `${plan}. Its last invoice is overdue.`;
  return isCanceled === true ? `${plan}. It’s canceled and ends on ${day}.` : `${plan}. It renews on ${day}.`;
}
