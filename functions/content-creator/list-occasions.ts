import { countryOf } from '#functions/modules/content-plans/planning/country-of.ts';
import { offeredOccasions } from '#functions/modules/content-plans/planning/offered-occasions.ts';
import { getProfile } from '#functions/modules/profiles/get-profile.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { contentCreatorRoutes } from '#shared/contract/routes/ai/content-creator-routes.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { firstDay } from './first-day.ts';

/** What of the calendar a restaurant can write about. */
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
