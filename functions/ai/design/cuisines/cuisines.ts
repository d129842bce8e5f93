import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ANY_TABLE, type Cuisine } from './cuisine.ts';
import { EUROPE_AND_ASIA } from './europe-and-asia.ts';
import { OTHER_CUISINES } from './other-cuisines.ts';
import { VENUES } from './venues.ts';

export const CUISINES: readonly Cuisine[] = [...EUROPE_AND_ASIA, ...OTHER_CUISINES, ...VENUES];

/**
 * The narrowest cuisine that the owner’s kind of restaurant and cuisines name. The restaurant’s name doesn’t count.
 * `ANY_TABLE` if they name none.
 */
export function cuisineOf({ kind, cuisines }: Pick<RestaurantProfile, 'kind' | 'cuisines'>): Cuisine {
  const said = fold(`${cuisines.join(', ')} ${kind}`.normalize('NFC'));
  const named = CUISINES.filter(({ says }) => says.test(said));
  return named.toSorted((a, b) => b.rank - a.rank)[0] ?? ANY_TABLE;
}
