import type { Operation } from '#functions/platform/http/http-handler.ts';
import { describeRestaurant } from '#functions/profile/describe-restaurant.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Returns the profile. Also updates the restaurant's row if an earlier change crashed before it did. */
export function createGetProfile(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.getProfile> {
  return async (_input, { restaurantId }) => {
    const row = await getProfile(dependencies, restaurantId);
    await describeRestaurant(dependencies, row).catch((error: unknown) =>
      dependencies.log.warning('the restaurant summary was not updated', {
        restaurant_id: restaurantId,
        error,
      }),
    );
    const { profile, version, updated_at } = row;
    return { data: { profile, version, updated_at } };
  };
}
