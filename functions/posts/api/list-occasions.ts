import type { Operation } from '#functions/platform/http/http-handler.ts';
import { countryOf } from '#functions/posts/planning/country-of.ts';
import { offeredOccasions } from '#functions/posts/planning/offered-occasions.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { firstDay } from './first-day.ts';

/** Lists the occasions that a restaurant can write about. */
export function createListOccasions(
  dependencies: Pick<ContentCreatorDependencies, 'profiles' | 'restaurants' | 'clock'>,
): Operation<typeof contentCreatorRoutes.listOccasions> {
  return async ({ query }, { restaurantId }) => {
    const { profile } = await getProfile(dependencies, restaurantId);
    const from = query.from ?? firstDay(dependencies.clock.now(), profile.time_zone);
    const occasions = offeredOccasions(profile, { from, weeks: query.weeks });
    return {
      data: {
        from,
        country: countryOf(profile),
        occasions: occasions.map(({ occasion, date, dishes }) => ({
          occasion_id: occasion.id,
          name: occasion.names.en,
          date,
          kind: occasion.kind,
          dishes,
          source: occasion.source,
        })),
      },
    };
  };
}
