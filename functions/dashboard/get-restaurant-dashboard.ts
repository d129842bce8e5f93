import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import type { DashboardDependencies } from './dependencies.ts';

/** The owner's overview, from counters that are kept at write time: its cost does not grow with the data. */
export function createGetRestaurantDashboard({
  restaurants,
}: Pick<DashboardDependencies, 'restaurants'>): Operation<typeof dashboardRoutes.getRestaurantDashboard> {
  return async (_input, caller) => {
    const restaurant = await restaurants.get(caller.restaurantId);
    return {
      data: {
        restaurant: { restaurant_id: restaurant.restaurant_id, name: restaurant.name },
        websites: { total: restaurant.websites_total, published: restaurant.websites_published },
      },
    };
  };
}
