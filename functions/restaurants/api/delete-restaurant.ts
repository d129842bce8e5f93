import { closeAccount } from '#functions/accounts/close-account.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';
import { deletedNotice } from './owner-notices.ts';

/**
 * Deletes a restaurant as its owner could (`functions/accounts/api/delete-account.ts`). The message is sent first, so
 * the worker completes the deletion even if this call fails. Parallel calls complete each other's work. Only the call
 * that marked the restaurant succeeds; the others, like later ones, find no restaurant.
 */
export function createDeleteRestaurant(
  dependencies: RestaurantAdministrationDependencies,
): Operation<typeof restaurantAdministrationRoutes.deleteRestaurant> {
  return async ({ params: { id } }, { audit }) => {
    const restaurant = await dependencies.restaurants.find(id);
    if (restaurant === undefined) throw new AppError('not_found');
    audit.subject = { restaurantId: id };
    const deletionId = dependencies.ids.next();
    const owner = await dependencies.users.find(id);
    const notice = owner && deletedNotice(owner.email, restaurant.name);
    await dependencies.accountDeletions.send({
      restaurant_id: id,
      deletion_id: deletionId,
      ...(notice !== undefined && { notice }),
    });
    await closeAccount(dependencies, id, deletionId);
    const marked = await dependencies.restaurants.findEvenDeleted(id);
    // If the worker has already removed the row, no one knows which call marked it.
    if (marked !== undefined && marked.deletion_id !== deletionId) throw new AppError('not_found');
    return { message: `Restaurant ${restaurant.name} has been successfully deleted.` };
  };
}
