import type { GenerationRun } from '#functions/restaurants/generation-slots.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

/**
 * Decides permanently whether the website of a job that can't continue exists: a stored one is counted, any other
 * can no longer be created. Returns whether it exists. Repeating it is safe.
 */
export async function finalizeWebsite(
  dependencies: {
    restaurants: Pick<RestaurantsRepository, 'countWebsite' | 'dropClaim'>;
    websites: Pick<WebsitesRepository, 'dropReservation'>;
  },
  { restaurantId, websiteId, requestedAt }: GenerationRun,
): Promise<boolean> {
  const { restaurants, websites } = dependencies;
  if (await websites.dropReservation({ restaurantId, websiteId })) {
    await restaurants.dropClaim(restaurantId, websiteId);
    return false;
  }
  await restaurants.countWebsite(restaurantId, { websiteId, as: 'total', at: requestedAt });
  return true;
}
