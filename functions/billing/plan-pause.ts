import type { SubscriptionsRepository } from './subscriptions-repository.ts';

/** Whether a restaurant's grace period ended without a payment: it can't send, publish, or create until it pays. */
export const planPauseOf =
  (subscriptions: Pick<SubscriptionsRepository, 'find'>) =>
  async (restaurantId: string): Promise<boolean> =>
    (await subscriptions.find(restaurantId))?.state === 'paused';
