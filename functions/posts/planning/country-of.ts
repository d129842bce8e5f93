import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** The country whose holidays apply to a restaurant; empty if unknown. */
export function countryOf({ region, address }: Pick<RestaurantProfile, 'region' | 'address'>): string {
  return region || address.country;
}
