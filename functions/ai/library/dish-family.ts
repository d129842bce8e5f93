import { fold } from '#functions/ai/fold.ts';
import { isSize } from '#shared/profile/menu-lines/column-heads.ts';
import type { CopyLibrary, Line } from './copy-library.ts';
import { COURSE_WORDS } from './course-words.ts';
import { type DishFamily, DRINK_FAMILIES, isDescribed, SWEET_FAMILIES } from './dish-families.ts';
import { DISH_WORDS } from './dish-words.ts';

/** "Whiskey marinated filet" isn't a drink. */
const PREPARED_WITH = /[a-z]+[ -](?:marinated|braised|glazed|battered|brined|cured|infused|poached) /g;

/** The family of a dish by its name or else its menu heading; `dish` if neither tells. Pure. */
export function dishFamilyOf(name: string, course = ''): DishFamily {
  const folded = fold(name.normalize('NFC')).replace(PREPARED_WITH, ' ');
  const named = DISH_WORDS.find(([, words]) => words.test(folded))?.[0];
  if (named !== undefined) return named;
  const heading = fold(course.normalize('NFC'));
  return COURSE_WORDS.find(([, words]) => words.test(heading))?.[0] ?? 'dish';
}

/** Joins the main part of a name with what comes with it: "Rarebit with ale", "Haddock and chips". */
const JOINT = / (?:with|w\/|and|&|on|in|mit|und|auf|con|y|e|avec|et|sur) /;
/** What goes with a dish is none, whatever it is named after: "Curry sauce". */
const CONDIMENT = /\b(?:sauce|gravy|dressing|dip|butter|toppings?)$/;

/**
 * The family that the main part of a name and its menu heading agree on, for copy that describes the dish; `dish` if
 * they don’t. Under "Dumplings", "Lamb and cumin" is no roast, and "Pork and chive" is a dumpling. Pure.
 */
export function describedFamilyOf(name: string, course = ''): DishFamily {
  const folded = fold(name.normalize('NFC')).replace(PREPARED_WITH, ' ');
  // A pint of gelato is no beer.
  if (CONDIMENT.test(folded) || isSize(name)) return 'dish';
  const named = familyOfMainPart(folded);
  const heading = fold(course.normalize('NFC'));
  const headed = JOINT.test(heading) || heading.includes(',') ? undefined : familyIn(heading);
  if (named !== undefined && isSweet(named) && isSavoryCourse(heading)) return 'dish';
  if (named === undefined) return hasFamily(folded) ? 'dish' : (headed ?? 'dish');
  return headed === undefined || isAlike(named, headed) ? named : 'dish';
}

/** A venison pudding is a main course. */
function isSavoryCourse(heading: string): boolean {
  const course = COURSE_WORDS.find(([, words]) => words.test(heading))?.[0];
  return course !== undefined && course !== 'dessert' && course !== 'drink';
}

function familyOfMainPart(folded: string): DishFamily | undefined {
  const whole = DISH_WORDS.find(([, words]) => words.test(folded));
  if (whole === undefined) return undefined;
  const found = whole[1].exec(folded)?.[0] ?? '';
  const [main = folded] = folded.split(JOINT);
  // "Wild mushroom suet pudding" isn’t a vegetable.
  const last = main.trim().split(/\s+/).at(-1) ?? '';
  const ofLast = found.includes(last) ? undefined : familyIn(last);
  if (ofLast !== undefined && !isAlike(ofLast, whole[0])) return undefined;
  const isJoined = JOINT.test(` ${found} `);
  return isJoined || main === folded ? whole[0] : familyIn(main);
}

const familyIn = (folded: string): DishFamily | undefined =>
  DISH_WORDS.find(([, words]) => words.test(folded))?.[0];
const hasFamily = (folded: string): boolean => familyIn(folded) !== undefined;

/** "pasta" and "pasta_baked", or two sweets. */
const isAlike = (one: DishFamily, other: DishFamily): boolean =>
  one.split('_')[0] === other.split('_')[0] ||
  [SWEETS, DRINKS].some((kind) => kind.has(one) && kind.has(other));

const DRINKS: ReadonlySet<DishFamily> = new Set(DRINK_FAMILIES);
const SWEETS: ReadonlySet<DishFamily> = new Set(SWEET_FAMILIES);

export const isDrink = (family: DishFamily): boolean => DRINKS.has(family);
export const isSweet = (family: DishFamily): boolean => SWEETS.has(family);

/** Families of dishes that are much alike wherever they are cooked. */
const ALIKE: ReadonlySet<DishFamily> = new Set<DishFamily>([
  ...(['pizza', 'calzone', 'burger', 'cheeseburger', 'hot_dog', 'burrito', 'quesadilla', 'nachos'] as const),
  ...([
    'pasta',
    'pasta_tomato',
    'pasta_cream',
    'pasta_filled',
    'gnocchi',
    'risotto',
    'paella',
    'biryani',
  ] as const),
  ...([
    'ramen',
    'noodles_fried',
    'fried_rice',
    'dumplings',
    'spring_rolls',
    'sushi_roll',
    'sashimi',
    'curry',
  ] as const),
  ...([
    'soup',
    'chowder',
    'salad',
    'fries',
    'steak',
    'ribs',
    'brisket',
    'pulled_pork',
    'wings',
    'fried_chicken',
  ] as const),
  ...([
    'kebab',
    'hummus',
    'falafel',
    'meatballs',
    'mac_and_cheese',
    'grilled_cheese',
    'garlic_bread',
  ] as const),
  ...([
    'pancakes',
    'waffles',
    'french_toast',
    'croissant',
    'bagel',
    'ice_cream',
    'cheesecake',
    'tiramisu',
  ] as const),
]);

/**
 * Whether a line about the family is safe without the owner’s review: the family is much alike everywhere, and the name
 * begins or ends with a word for it. "Chocolate de agua" and "key lime pie" aren’t. Pure.
 */
export function isPlainDish(name: string, family: DishFamily): boolean {
  const [main = ''] = fold(name.normalize('NFC')).split(JOINT);
  const words = main.trim().split(/\s+/);
  return ALIKE.has(family) && [words[0], words.at(-1)].some((word = '') => familyIn(word) === family);
}

/** The lines that are true of all dishes in a family. Pure. */
export const linesOfFamily = (
  { dishes }: Pick<CopyLibrary, 'dishes'>,
  family: DishFamily,
): readonly Line[] => (isDescribed(family) ? dishes[family] : []);
