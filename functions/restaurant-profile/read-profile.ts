import { getProfile } from '#functions/modules/profiles/get-profile.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Reads what an owner has typed, in the light of what is known already. Stores nothing; readers are loaded here. */
export function createReadProfile(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.readProfile> {
  return async ({ body }, { restaurantId }) => {
    const [{ profile }, { readProfileTask }] = await Promise.all([
      getProfile(dependencies, restaurantId),
      import('#functions/platform/ai/reading/read-profile-task.ts'),
    ]);
    const { region, currency, time_zone, languages } = profile;
    const today = localDate(dependencies.clock.now(), time_zone);
    const context = { region, currency, language: languages[0] ?? '', today };
    const facts = { text: body.text, context };
    const { result } = await dependencies.writer.write(readProfileTask, facts, { restaurantId });
    return { data: result };
  };
}
