import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';
import { createGetProfile } from './get-profile.ts';
import { createListProfileProposals } from './list-profile-proposals.ts';
import { createListStaleProjections } from './list-stale-projections.ts';
import { createReadMenuPhoto } from './read-menu-photo.ts';
import { createReadMessage } from './read-message.ts';
import { createReadPage } from './read-page/read-page.ts';
import { createReadPagePhoto } from './read-page/read-page-photo.ts';
import { createReadProfile } from './read-profile.ts';
import { createUpdateProfile } from './update-profile.ts';

export function createRestaurantProfileOperations(
  dependencies: RestaurantProfileDependencies,
): Operations<typeof restaurantProfileRoutes> {
  return {
    getProfile: createGetProfile(dependencies),
    readProfile: createReadProfile(dependencies),
    readPage: createReadPage(dependencies),
    readPagePhoto: createReadPagePhoto(dependencies),
    readMenuPhoto: createReadMenuPhoto(dependencies),
    readMessage: createReadMessage(dependencies),
    listProfileProposals: createListProfileProposals(dependencies),
    listStaleProjections: createListStaleProjections(dependencies),
    updateProfile: createUpdateProfile(dependencies),
  };
}
