import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/dashboard-routes.ts';

/** The owner's overview, from counters that are kept at write time: its cost does not grow with the data. */
export function createDashboardOperations(dependencies: {
  restaurants: Pick<RestaurantsRepository, 'get'>;
}): Operations<typeof dashboardRoutes> {
  return {
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
