import type { PostKind } from '#functions/ai/library/copy-library.ts';
import { countryOf } from '#functions/posts/planning/country-of.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** Countries where the library's posts about four seasons fit, by the months of their winter. */
const FOUR_SEASONS = {
  north: 'US CA GB IE FR DE AT CH LI LU BE NL IT ES PT DK SE NO FI PL CZ SK HU SI HR JP KR'.split(' '),
  south: 'NZ AR CL UY'.split(' '),
};
/** States with mild winters. Only summer is a season to post about there. */
const MILD_STATES = new Set(
  'AL AZ CA FL GA HI LA MS NV NM SC TX ALABAMA ARIZONA CALIFORNIA FLORIDA GEORGIA HAWAII LOUISIANA MISSISSIPPI NEVADA TEXAS'.split(
    ' ',
  ),
);
const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const satisfies readonly PostKind[];

/** The season of a day at the restaurant; undefined if its climate has none or is unknown. */
export function seasonKind(
  profile: Pick<RestaurantProfile, 'region' | 'address'>,
  date: string,
): (typeof SEASONS)[number] | undefined {
  const country = countryOf(profile);
  const { locality, region } = profile.address;
  const isSouth = FOUR_SEASONS.south.includes(country);
  if (locality === '' || !(isSouth || FOUR_SEASONS.north.includes(country))) return undefined;
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3) + (isSouth ? 2 : 0);
  const season = SEASONS[quarter % 4];
  const isMild = country === 'US' && (region === '' || MILD_STATES.has(region.trim().toUpperCase()));
  return isMild && season !== 'summer' ? undefined : season;
}
