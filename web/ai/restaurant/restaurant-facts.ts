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

/** As Google shares the addresses of places: `maps.app.goo.gl`, `g.page`, `share.google`, `business.google.com`, maps of any country. */
const PLACE_HOSTS =
  /^(g\.page|share\.google|maps\.app\.goo\.gl|business\.google\.com|maps\.google\.[a-z]{2,3}(\.[a-z]{2})?)$/;
/** Hosts that lead to places and to much else: forms, documents, searches. */
const MIXED_HOSTS = /^(www\.)?(google\.[a-z]{2,3}(\.[a-z]{2})?|goo\.gl|g\.co)$/;
const PLACE_PATHS = /^\/(maps|kgs)\b/;

/** What the profile says; `ownPage` is the address of the page that the restaurant has published here, if any. */
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
