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
 * What the form of an analysis begins with; undefined while it is being read. What cannot be read leaves the fields
 * empty: they can be filled in by hand.
 */
export function useRestaurantFacts(): KnownFacts {
  const profile = useProfile();
  const page = usePublishedAddress();
  if (profile.data === undefined)
    return { facts: profile.isError ? NOTHING : undefined, isUnread: profile.isError };
  if (page.isPending) return { facts: undefined, isUnread: false };
  return { facts: restaurantFacts(profile.data.profile, page.data ?? ''), isUnread: false };
}
