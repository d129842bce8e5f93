import type { AnalysisRequest } from '#shared/contract/ai/analysis.ts';
import type { GradeBundle } from '#shared/domain/grader/grade-bundle.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { LinkKind } from '#shared/site/site-content.ts';

/** What the call says, with the profile's facts where it leaves one out. */
export function knownRestaurant(
  { name, website, google_business_url, cuisine_type, location }: AnalysisRequest,
  profile: RestaurantProfile,
): GradeBundle['restaurant'] {
  const linkTo = (wanted: LinkKind) => profile.links.find(({ kind }) => kind === wanted)?.url ?? '';
  return {
    name: name || profile.name,
    website: website || linkTo('website'),
    google_business_url: google_business_url || linkTo('map'),
    cuisine_type: cuisine_type || profile.cuisines.join(', '),
    location: location || printedAddress(profile.address),
  };
}
