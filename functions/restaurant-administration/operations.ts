import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/contract/routes/admin/restaurant-administration-routes.ts';
import { createDeleteRestaurant } from './delete-restaurant.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

/** What administrators do to one restaurant. */
export function createRestaurantAdministrationOperations(
  dependencies: RestaurantAdministrationDependencies,
): Operations<typeof restaurantAdministrationRoutes> {
  return {
    deleteRestaurant: createDeleteRestaurant(dependencies),
  };
}
