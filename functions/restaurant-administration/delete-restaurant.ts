import { closeAccount } from '#functions/modules/accounts/close-account.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/contract/routes/admin/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

/**
 * Deletes a restaurant as its owner could (`functions/auth/delete-account.ts`): the message goes out first, and from
 * then on the worker deletes it, whatever becomes of this call.
 */
export function createDeleteRestaurant(
  dependencies: RestaurantAdministrationDependencies,
): Operation<typeof restaurantAdministrationRoutes.deleteRestaurant> {
  return async ({ params: { id } }, { receipt }) => {
    const restaurant = await dependencies.restaurants.find(id);
    if (restaurant === undefined) throw new AppError('not_found');
    receipt.subject = { restaurantId: id };
    receipt.before = { restaurant_name: restaurant.name };
    await dependencies.accountDeletions.send({ restaurant_id: id });
    await closeAccount(dependencies, id);
    return { message: `Restaurant ${restaurant.name} has been successfully deleted.` };
  };
}
