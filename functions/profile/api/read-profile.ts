import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readBrief } from '#functions/profile/read-brief.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Parses typed text line by line. Stores nothing. */
export function createReadProfile(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.readProfile> {
  return async ({ body }, { restaurantId }) => ({
    data: await readBrief(dependencies, restaurantId, { text: body.text, choices: body.brief_lines }),
  });
}
