import { fold } from '#functions/platform/ai/fold.ts';
import type { DishFamily } from './dish-families.ts';
import { COURSE_WORDS, DISH_WORDS } from './dish-words.ts';

const DRINKS: readonly DishFamily[] = [
  'coffee',
  'latte',
  'tea',
  'juice',
  'smoothie',
  'lemonade',
  'soft_drink',
  'beer',
  'wine',
  'cocktail',
  'spirits',
  'drink',
];
const SWEETS: readonly DishFamily[] = [
  'croissant',
  'pastry',
  'cake',
  'chocolate',
  'cheesecake',
  'fruit_crisp',
  'pie',
  'custard',
  'tiramisu',
  'ice_cream',
  'doughnuts',
  'cookies',
  'crepes',
  'pudding',
  'baklava',
  'fruit',
  'dessert',
  'pancakes',
  'waffles',
  'french_toast',
];

/** The family of a dish by its name, else by the heading it stands under; `dish` where neither says one. Pure. */
export function dishFamilyOf(name: string, course = ''): DishFamily {
  const folded = fold(name.normalize('NFC'));
  const named = DISH_WORDS.find(([, words]) => words.test(folded))?.[0];
  if (named !== undefined) return named;
  const heading = fold(course.normalize('NFC'));
  return COURSE_WORDS.find(([, words]) => words.test(heading))?.[0] ?? 'dish';
}

export const isDrink = (family: DishFamily): boolean => DRINKS.includes(family);
export const isSweet = (family: DishFamily): boolean => SWEETS.includes(family);
