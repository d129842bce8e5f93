import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { RestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { createGetAdminDashboard } from './get-admin-dashboard.ts';
import { createListRestaurants } from './list-restaurants.ts';

/** The owner's overview, from counters that are kept at write time: its cost does not grow with the data. */
export function createDashboardOperations(dependencies: {
  restaurants: Pick<RestaurantsRepository, 'get' | 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'search'>;
  figures: Pick<FiguresRepository, 'total'>;
  clock: Clock;
}): Operations<typeof dashboardRoutes> {
  return {
    getAdminDashboard: createGetAdminDashboard(dependencies),
    listRestaurants: createListRestaurants(dependencies),
    getRestaurantDashboard: async (_input, caller) => {
      const restaurant = await dependencies.restaurants.get(caller.restaurantId);
      return {
        data: {
          restaurant: { restaurant_id: restaurant.restaurant_id, name: restaurant.name },
          websites: { total: restaurant.websites_total, published: restaurant.websites_published },
        },
      };
    },
  };
}
