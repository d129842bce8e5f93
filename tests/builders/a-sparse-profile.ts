import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** A restaurant of which only these facts are known. */
export function aSparseProfile(facts: Partial<RestaurantProfile> = {}): RestaurantProfile {
  return { ...emptyProfile('Osteria Lupo'), ...facts };
}
