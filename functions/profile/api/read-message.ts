import type { Operation } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

const loadTask = lazy(async () => (await import('./read-message-task.ts')).readMessageTask);

/** Reads a message to the assistant with a model. It doesn't answer or change anything. */
export function createReadMessage({
  writer,
}: Pick<RestaurantProfileDependencies, 'writer'>): Operation<typeof restaurantProfileRoutes.readMessage> {
  return async ({ body }, { restaurantId }) => ({
    data: (await writer.write(await loadTask(), body, { restaurantId })).result,
  });
}
