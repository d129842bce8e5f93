import { findableOf } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { AuthDependencies } from './dependencies.ts';

/**
 * Adds the search name and sign-up event of a restaurant that registered before we stored them. It is safe to
 * repeat. If it fails, the sign-in continues, and the next sign-in tries again.
 */
export async function backfillRestaurantIndex(
  { restaurants, restaurantNames, log }: Pick<AuthDependencies, 'restaurants' | 'restaurantNames' | 'log'>,
  restaurant: Restaurant,
): Promise<void> {
  const { restaurant_id, is_listed, is_found_by_address, websites_total, setup_completed_at } = restaurant;
  const isComplete = websites_total === 0 || setup_completed_at !== undefined;
  if (is_listed === true && is_found_by_address === true && isComplete) return;
  try {
    // The search name comes first, so that every listed restaurant can be found.
    await restaurantNames.add(restaurant_id, findableOf(restaurant));
    await restaurants.enlist(restaurant);
  } catch (error) {
    log.warning('the restaurant was not listed', { restaurant_id, error });
  }
}
