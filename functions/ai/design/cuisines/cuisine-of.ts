import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ANY_TABLE } from './any-table.ts';
import type { Cuisine } from './cuisine.ts';
import { CUISINES } from './cuisines.ts';

/**
 * What is known of the cooking that the owner names, by kind of place and cuisines, never by the restaurant's name:
 * the narrowest first. `ANY_TABLE` where nothing is named.
 */
export function cuisineOf({ kind, cuisines }: Pick<RestaurantProfile, 'kind' | 'cuisines'>): Cuisine {
  const said = fold(`${cuisines.join(', ')} ${kind}`.normalize('NFC'));
  const named = CUISINES.filter(({ says }) => says.test(said));
  return named.toSorted((a, b) => b.rank - a.rank)[0] ?? ANY_TABLE;
}
