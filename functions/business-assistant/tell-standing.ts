import { type AssistantReply, cannot } from '#shared/domain/admin/assistant/assistant-reply.ts';
import { standingReply } from '#shared/domain/admin/assistant/standing-reply.ts';
import { entitlementOf, trialEnd } from '#shared/domain/billing/entitlement.ts';
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
  const status = row?.state === 'active' || row?.state === 'past_due' ? row.state : undefined;
  const subscribed = row === undefined || status === undefined ? undefined : { ...row, status };
  const { basis, planId } = entitlementOf(subscribed, { registeredAt, now: clock.now() });
  return standingReply(name, {
    basis,
    planId,
    until: subscribed?.period_end ?? trialEnd(registeredAt),
    isCanceled: subscribed?.cancel_at_period_end ?? false,
  });
}
