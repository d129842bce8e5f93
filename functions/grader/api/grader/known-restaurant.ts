import { isGoogleProfile } from '#functions/grader/gather/google-facts.ts';
import type { AnalysisRequest } from '#shared/grader/contract/analysis.ts';
import type { GradeBundle } from '#shared/grader/grade-bundle.ts';
import type { Link } from '#shared/profile/contact.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** Combines the call's facts with the profile's for those that the call omits. */
export function knownRestaurant(
  { name, website, google_business_url, cuisine_type, location }: AnalysisRequest,
  profile: RestaurantProfile,
): GradeBundle['restaurant'] {
  const linkThat = (isWanted: (link: Link) => boolean) => profile.links.find(isWanted)?.url ?? '';
  return {
    name: name || profile.name,
    website: website || linkThat(({ kind }) => kind === 'website'),
    google_business_url: google_business_url || linkThat(({ url }) => isGoogleProfile(url)),
    cuisine_type: cuisine_type || profile.cuisines.join(', '),
    location: location || printedAddress(profile.address),
  };
}
