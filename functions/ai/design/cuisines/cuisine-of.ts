import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ANY_TABLE } from './any-table.ts';
import type { Cuisine } from './cuisine.ts';
import { CUISINES } from './cuisines.ts';

/**
 * The narrowest cuisine that the owner’s kind of restaurant and cuisines name. The restaurant’s name doesn’t count.
 * `ANY_TABLE` if they name none.
 */
export function cuisineOf({ kind, cuisines }: Pick<RestaurantProfile, 'kind' | 'cuisines'>): Cuisine {
  const said = fold(`${cuisines.join(', ')} ${kind}`.normalize('NFC'));
  const named = CUISINES.filter(({ says }) => says.test(said));
  return named.toSorted((a, b) => b.rank - a.rank)[0] ?? ANY_TABLE;
}
