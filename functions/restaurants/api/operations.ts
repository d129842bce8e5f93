import { previewDeletion } from '#functions/accounts/preview-deletion.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createDeleteRestaurant } from './delete-restaurant.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';
import { createGetRestaurantDetails } from './get-restaurant-details.ts';
import { createGetRestaurantTimeline } from './get-restaurant-timeline.ts';
import { createHelpOwner } from './help-owner.ts';
import { createRestaurantNotes } from './restaurant-notes.ts';
import { createRetryFailedJob } from './retry-failed-job.ts';
import { createSuspension } from './suspend-restaurant.ts';

export function createRestaurantAdministrationOperations(
  dependencies: RestaurantAdministrationDependencies,
): Operations<typeof restaurantAdministrationRoutes> {
  return {
    getRestaurantDetails: createGetRestaurantDetails(dependencies),
    previewDeletion: async ({ params: { id } }) => ({ data: await previewDeletion(dependencies, id) }),
    deleteRestaurant: createDeleteRestaurant(dependencies),
    ...createSuspension(dependencies),
    ...createHelpOwner(dependencies),
    getRestaurantTimeline: createGetRestaurantTimeline(dependencies),
    ...createRestaurantNotes(dependencies),
    retryFailedJob: createRetryFailedJob(dependencies),
  };
}
