import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import type { WebsiteDependencies } from './dependencies.ts';

/** Returns the restaurant and its website counters, which are updated at write time. */
export function createGetWebsiteBuilderDashboard({
  restaurants,
}: Pick<WebsiteDependencies, 'restaurants'>): Operation<typeof websiteRoutes.getWebsiteBuilderDashboard> {
  return async (_input, { restaurantId }) => {
    const restaurant = await restaurants.find(restaurantId);
    if (restaurant === undefined) throw new AppError('not_found', { message: NO_RESTAURANT });
    const { restaurant_id, name, address, phone } = restaurant;
    return {
      data: {
        restaurant: {
          restaurant_id,
          name,
          ...(address !== undefined && { address }),
          ...(phone !== undefined && { phone }),
        },
        websites: { total: restaurant.websites_total, published: restaurant.websites_published },
      },
    };
  };
}
