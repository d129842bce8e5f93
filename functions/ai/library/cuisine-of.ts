import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { cuisineOf } from '../design/cuisines/cuisines.ts';
import { CUISINE_IDS, type CuisineId } from './cuisine-ids.ts';
import { cuisineNamedIn } from './cuisine-words.ts';

/** Narrow cuisines that use the copy of a wider one. */
const WIDER: Readonly<Record<string, CuisineId>> = {
  roman: 'italian',
  sicilian: 'italian',
  tuscan: 'italian',
  cantonese: 'chinese',
  basque: 'spanish',
};

/**
 * The cuisine whose copy suits a restaurant, by its owner’s words or else its name; undefined if neither tells.
 * Pure.
 */
export function cuisineIdOf({
  kind,
  cuisines,
  name,
}: Pick<RestaurantProfile, 'kind' | 'cuisines' | 'name'>): CuisineId | undefined {
  return known(kind, cuisines) ?? known(name, []);
}

function known(kind: string, cuisines: readonly string[]): CuisineId | undefined {
  const { id } = cuisineOf({ kind, cuisines: [...cuisines] });
  const own = CUISINE_IDS.find((each) => each === id) ?? WIDER[id];
  return cuisineNamedIn(fold([...cuisines, kind].join(' '))) ?? own;
}
