import type { CopyLibrary } from '../copy-library.ts';
import { DISHES_DOUGH } from './dishes/dough.ts';
import { DISHES_DRINKS } from './dishes/drinks.ts';
import { DISHES_MEAT_AND_FISH } from './dishes/meat-and-fish.ts';
import { DISHES_RICE_AND_SANDWICHES } from './dishes/rice-and-sandwiches.ts';
import { DISHES_SOUPS_AND_SIDES } from './dishes/soups-and-sides.ts';
import { DISHES_SWEETS } from './dishes/sweets.ts';

/** A texture and a contrast for each family of dishes. The lines only state what all of its dishes have in common. */
export const DISHES: CopyLibrary['dishes'] = {
  ...DISHES_DOUGH,
  ...DISHES_RICE_AND_SANDWICHES,
  ...DISHES_MEAT_AND_FISH,
  ...DISHES_SOUPS_AND_SIDES,
  ...DISHES_SWEETS,
  ...DISHES_DRINKS,
};
