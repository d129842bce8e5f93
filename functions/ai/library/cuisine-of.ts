import { cuisineOf } from '#functions/platform/ai/composer/knowledge/cuisines/cuisine-of.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { CUISINE_IDS, type CuisineId } from './cuisine-ids.ts';

/** Narrow cuisines whose copy is that of a wider one. */
const WIDER: Readonly<Record<string, CuisineId>> = {
  roman: 'italian',
  sicilian: 'italian',
  tuscan: 'italian',
  cantonese: 'chinese',
  basque: 'spanish',
};

/** Of the name, what is eaten there: a hint for tone, never a fact. */
const NAMES: readonly (readonly [RegExp, CuisineId])[] = [
  [/taquer[ií]a|\btacos?\b/i, 'tacos'],
  [/ethiopi|eritrea|habesha/i, 'ethiopian'],
  [/soul food/i, 'southern'],
];

/**
 * The cuisine whose copy suits a restaurant: by what its owner says of it, else by its name; undefined where neither
 * tells. Pure.
 */
export function cuisineIdOf({
  kind,
  cuisines,
  name,
}: Pick<RestaurantProfile, 'kind' | 'cuisines' | 'name'>): CuisineId | undefined {
  return known(kind, cuisines) ?? known(name, []);
}

function known(kind: string, cuisines: readonly string[]): CuisineId | undefined {
  const said = [kind, ...cuisines].join(' ');
  const named = NAMES.find(([words]) => words.test(said))?.[1];
  if (named !== undefined) return named;
  const { id } = cuisineOf({ kind, cuisines: [...cuisines] });
  return CUISINE_IDS.find((each) => each === id) ?? WIDER[id];
}
