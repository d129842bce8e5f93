import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSubscriptionsRepository, type SubscriptionsRepository } from './subscriptions-repository.ts';

/** Whether a restaurant's grace period ended without a payment: it can't send, publish, or create until it pays. */
export async function isPlanPaused(
  subscriptions: Pick<SubscriptionsRepository, 'find'>,
  restaurantId: string,
): Promise<boolean> {
  return (await subscriptions.find(restaurantId))?.state === 'paused';
}

/** The same on a table. */
export function openPlanPause(client: DynamoClient, tableName: string) {
  const subscriptions = createSubscriptionsRepository({ client, tableName });
  return (restaurantId: string) => isPlanPaused(subscriptions, restaurantId);
}
