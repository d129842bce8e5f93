import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** A profile with only these facts. */
export function aSparseProfile(facts: Partial<RestaurantProfile> = {}): RestaurantProfile {
  return { ...emptyProfile('Osteria Lupo'), ...facts };
}
