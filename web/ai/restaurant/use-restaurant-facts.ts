import { useProfile } from '#web/profile/api/profile.ts';
import { usePublishedAddress } from '#web/websites/api/published-address.ts';
import { type RestaurantFacts, restaurantFacts } from './restaurant-facts.ts';

const NOTHING: RestaurantFacts = {
  name: '',
  website: '',
  google_business_url: '',
  cuisine_type: '',
  location: '',
};

export type KnownFacts = { facts: RestaurantFacts | undefined; isUnread: boolean };

/**
 * The initial input of an analysis; undefined while loading. If a source fails to load, its fields stay empty and can
 * be filled in.
 */
export function useRestaurantFacts(): KnownFacts {
  const profile = useProfile();
  const page = usePublishedAddress();
  if (profile.data === undefined)
    return { facts: profile.isError ? NOTHING : undefined, isUnread: profile.isError };
  if (page.isPending) return { facts: undefined, isUnread: false };
  return { facts: restaurantFacts(profile.data.profile, page.data ?? ''), isUnread: false };
}
