import { runs } from '#functions/billing/subscription-steps.ts';
import { trialEnd } from '#shared/billing/entitlement.ts';
import { type AssistantReply, cannot } from '#shared/console/assistant/assistant-reply.ts';
import { planStatusReply } from '#shared/console/assistant/plan-status-reply.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

type Dependencies = Pick<BusinessAssistantDependencies, 'restaurants' | 'subscriptions' | 'clock'>;

/** Answers which plan a restaurant has. Two reads. */
export async function answerPlanStatus(
  { restaurants, subscriptions, clock }: Dependencies,
  restaurantId: string,
): Promise<AssistantReply> {
  const [[restaurant], [row]] = await Promise.all([
    restaurants.findMany([restaurantId]),
    subscriptions.findMany([restaurantId]),
  ]);
  if (restaurant === undefined) return cannot('That restaurant is being deleted.');
  const { name, created_at: registeredAt } = restaurant;
  const trialEndsAt = trialEnd(registeredAt);
  if (row === undefined || !runs(row))
    return planStatusReply(name, {
      registeredAt,
      basis: clock.now().toISOString() < trialEndsAt ? 'trial' : 'none',
      until: trialEndsAt,
    });
  return planStatusReply(name, {
    registeredAt,
    basis: row.state === 'active' ? 'plan' : 'past_due',
    planId: row.plan_id,
    until: row.period_end,
    isCanceled: row.cancel_at_period_end,
  });
}
