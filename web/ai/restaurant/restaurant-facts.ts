import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** The restaurant’s facts that an analysis uses (spec, owner tools §3: analysis request). */
export type RestaurantFacts = {
  name: string;
  website: string;
  google_business_url: string;
  cuisine_type: string;
  location: string;
};

/**
 * Links that Google uses to share places: `maps.app.goo.gl`, `g.page`, `share.google`, `business.google.com`, and
 * maps of any country.
 */
const PLACE_HOSTS =
  /^(g\.page|share\.google|maps\.app\.goo\.gl|business\.google\.com|maps\.google\.[a-z]{2,3}(\.[a-z]{2})?)$/;
/** Hosts with places and much else, such as forms, documents, and searches. */
const MIXED_HOSTS = /^(www\.)?(google\.[a-z]{2,3}(\.[a-z]{2})?|goo\.gl|g\.co)$/;
const PLACE_PATHS = /^\/(maps|kgs)\b/;

/** The facts from the profile. `ownPage` is the address of the website published here, if there is one. */
export function restaurantFacts(profile: RestaurantProfile, ownPage: string): RestaurantFacts {
  const { name, cuisines, address, links } = profile;
  return {
    name,
    website: links.find(({ kind }) => kind === 'website')?.url ?? ownPage,
    google_business_url: links.find(({ url }) => isPlaceAtGoogle(url))?.url ?? '',
    cuisine_type: cuisines.join(', '),
    location: printedAddress(address),
  };
}

function isPlaceAtGoogle(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return PLACE_HOSTS.test(hostname) || (MIXED_HOSTS.test(hostname) && PLACE_PATHS.test(pathname));
}
