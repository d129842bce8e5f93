import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { liftedFacts } from '#shared/profile/projection/lifted-facts.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/**
 * Proposes facts for empty profile fields, from a website that is older than the profile: the public one, or else the
 * newest. Changes nothing: until the owner decides, the website's facts remain its own.
 */
export function createListProfileProposals(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.listProfileProposals> {
  const { websites } = dependencies;
  return async (_input, { restaurantId }) => {
    const { profile, version } = await getProfile(dependencies, restaurantId);
    const newest = (await websites.listNewest(restaurantId)).websites;
    const website = newest.find(({ status }) => status === 'published') ?? newest[0];
    const document = website === undefined ? undefined : await websites.findDocument(keyOf(website));
    if (website === undefined || document === undefined) return { data: { version, proposals: [] } };
    const proposals = liftedFacts(document.content, profile, document.fact_sources).map((lifted) => ({
      website_id: website.website_id,
      website_name: website.website_name,
      ...lifted,
    }));
    return { data: { version, proposals } };
  };
}
