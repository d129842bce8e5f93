import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readOwnerText } from '#functions/profile/read-owner-text.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Reads what an owner has typed. Stores nothing. */
export function createReadProfile(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.readProfile> {
  return async ({ body }, { restaurantId }) => ({
    data: await readOwnerText(dependencies, restaurantId, body.text),
  });
}
