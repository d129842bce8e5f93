import type { CopyLibrary } from '../copy-library.ts';
import { DISHES_DOUGH_AND_RICE } from './dishes/dough-and-rice.ts';
import { DISHES_MEAT_AND_SIDES } from './dishes/meat-and-sides.ts';
import { DISHES_SWEETS_AND_DRINKS } from './dishes/sweets-and-drinks.ts';

/** Texture and one contrast for every family of dishes: only what defines it in every kitchen. */
export const DISHES: CopyLibrary['dishes'] = {
  ...DISHES_DOUGH_AND_RICE,
  ...DISHES_MEAT_AND_SIDES,
  ...DISHES_SWEETS_AND_DRINKS,
};
