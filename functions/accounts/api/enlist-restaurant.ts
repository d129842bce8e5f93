import { findableOf } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { AuthDependencies } from './dependencies.ts';

/**
 * Lets administrators find and count a restaurant from before names, addresses and events were kept. Repeating it is safe, and
 * its failure keeps nobody from signing in: the next sign-in tries again.
 */
export async function enlistRestaurant(
  { restaurants, restaurantNames, log }: Pick<AuthDependencies, 'restaurants' | 'restaurantNames' | 'log'>,
  restaurant: Restaurant,
): Promise<void> {
  const { restaurant_id, is_listed, is_found_by_email, websites_total, setup_completed_at } = restaurant;
  const isComplete = websites_total === 0 || setup_completed_at !== undefined;
  if (is_listed === true && is_found_by_email === true && isComplete) return;
  try {
    // First, so that no restaurant is listed that cannot be found.
    await restaurantNames.add(restaurant_id, findableOf(restaurant));
    await restaurants.enlist(restaurant);
  } catch (error) {
    log.warning('the restaurant was not listed', { restaurant_id, error });
  }
}
