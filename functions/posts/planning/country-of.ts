import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** The country in which a restaurant keeps its calendar; empty text while unknown. */
export function countryOf({ region, address }: Pick<RestaurantProfile, 'region' | 'address'>): string {
  return region || address.country;
}
