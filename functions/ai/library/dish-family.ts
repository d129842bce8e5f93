import { fold } from '#functions/ai/fold.ts';
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

const DRINKS: ReadonlySet<DishFamily> = new Set(DRINK_FAMILIES);
const SWEETS: ReadonlySet<DishFamily> = new Set(SWEET_FAMILIES);

export const isDrink = (family: DishFamily): boolean => DRINKS.has(family);
export const isSweet = (family: DishFamily): boolean => SWEETS.has(family);

/** The lines that are true of all dishes in a family. Pure. */
export const linesOfFamily = (
  { dishes }: Pick<CopyLibrary, 'dishes'>,
  family: DishFamily,
): readonly Line[] => (isDescribed(family) ? dishes[family] : []);
