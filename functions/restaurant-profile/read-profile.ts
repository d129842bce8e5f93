import { readOwnerText } from '#functions/modules/profiles/read-owner-text.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Reads what an owner has typed. Stores nothing. */
export function createReadProfile(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.readProfile> {
  return async ({ body }, { restaurantId }) => ({
    data: await readOwnerText(dependencies, restaurantId, body.text),
  });
}
