import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** What an analysis is told of the restaurant (spec, owner tools §3: analysis request). */
export type RestaurantFacts = {
  name: string;
  website: string;
  google_business_url: string;
  cuisine_type: string;
  location: string;
};

/** Hosts of Google Business Profiles, as Google shares their addresses. */
const GOOGLE_HOSTS = /(^|\.)(google\.[a-z]{2,3}(\.[a-z]{2})?|goo\.gl|g\.page|g\.co)$/;

/** What the profile says; `ownPage` is the address of the page that the restaurant has published here, if any. */
export function restaurantFacts(profile: RestaurantProfile, ownPage: string): RestaurantFacts {
  const { name, cuisines, address, links } = profile;
  return {
    name,
    website: links.find(({ kind }) => kind === 'website')?.url ?? ownPage,
    google_business_url: links.find(({ url }) => isAtGoogle(url))?.url ?? '',
    cuisine_type: cuisines.join(', '),
    location: printedAddress(address),
  };
}

function isAtGoogle(url: string): boolean {
  return URL.canParse(url) && GOOGLE_HOSTS.test(new URL(url).hostname);
}
