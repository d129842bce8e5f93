import { trialEnd } from '#shared/billing/entitlement.ts';
import { type AssistantReply, cannot } from '#shared/console/assistant/assistant-reply.ts';
import { standingReply } from '#shared/console/assistant/standing-reply.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

type Dependencies = Pick<BusinessAssistantDependencies, 'restaurants' | 'subscriptions' | 'clock'>;

/** Which plan a restaurant has: two calls. */
export async function tellStanding(
  { restaurants, subscriptions, clock }: Dependencies,
  restaurantId: string,
): Promise<AssistantReply> {
  const [[restaurant], [row]] = await Promise.all([
    restaurants.findMany([restaurantId]),
    subscriptions.findMany([restaurantId]),
  ]);
  if (restaurant === undefined) return cannot('That restaurant is being deleted.');
  const { name, created_at: registeredAt } = restaurant;
  const isSubscribed = row?.state === 'active' || row?.state === 'past_due';
  const trialEndsAt = trialEnd(registeredAt);
  if (row === undefined || !isSubscribed)
    return standingReply(name, {
      registeredAt,
      basis: clock.now().toISOString() < trialEndsAt ? 'trial' : 'none',
      until: trialEndsAt,
    });
  return standingReply(name, {
    registeredAt,
    basis: row.state === 'active' ? 'plan' : 'past_due',
    planId: row.plan_id,
    until: row.period_end,
    isCanceled: row.cancel_at_period_end,
  });
}
