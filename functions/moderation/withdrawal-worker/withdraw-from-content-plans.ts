import { withdrawFromPlan } from '#functions/posts/withdraw-from-plan.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';

/** Removes a rejected text from the posts of every saved calendar. */
export async function withdrawFromContentPlans(
  { contentPlans }: Pick<WithdrawalDependencies, 'contentPlans'>,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  let isFound = false;
  for (const { plan_id: planId } of await contentPlans.list(restaurantId)) {
    isFound = (await withdrawFromPlan(contentPlans, { restaurantId, planId }, rejected)) || isFound;
  }
  return isFound ? ['content_plan'] : [];
}
