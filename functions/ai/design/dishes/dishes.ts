import { fold } from '#functions/platform/ai/fold.ts';
import type { Ingredient } from '#shared/domain/diets.ts';
import type { Dish, DishRow } from './dish.ts';
import { DISH_INGREDIENTS } from './dish-ingredients.ts';
import { AMERICAN_DISHES } from './dishes-americas.ts';
import { ASIAN_AND_AFRICAN_DISHES } from './dishes-asia-and-africa.ts';
import { ITALIAN_AND_FRENCH_DISHES } from './dishes-italy-and-france.ts';
import { SPANISH_TO_POLISH_DISHES } from './dishes-spain-to-poland.ts';
import { KINDS_OF_FOOD } from './kinds-of-food.ts';

export type KnownDish = Dish & {
  /** What it holds of what some diet rules out. */
  ingredients: readonly Ingredient[];
};

function entriesOf(row: DishRow): [string, KnownDish][] {
  const [names, course, subject, is] = row;
  const all = names.split('|');
  const name = all[0] ?? names;
  const dish = { name, course, subject, is, ingredients: DISH_INGREDIENTS.get(name) ?? [] };
  return all.map((each) => [fold(each), dish]);
}

/** Folded name → dish. */
const DISHES: ReadonlyMap<string, KnownDish> = new Map([
  ...KINDS_OF_FOOD.flatMap(entriesOf),
  ...[
    ...ITALIAN_AND_FRENCH_DISHES,
    ...SPANISH_TO_POLISH_DISHES,
    ...AMERICAN_DISHES,
    ...ASIAN_AND_AFRICAN_DISHES,
  ].flatMap(entriesOf),
]);

/** Every dish, once. */
export const KNOWN_DISHES: readonly KnownDish[] = [...new Set(DISHES.values())];

/** The dish of this folded name, in the singular or the plural. */
export function findDish(folded: string): KnownDish | undefined {
  return (
    DISHES.get(folded) ??
    DISHES.get(`${folded}s`) ??
    (folded.endsWith('s') ? DISHES.get(folded.slice(0, -1)) : undefined) ??
    (folded.endsWith('es') ? DISHES.get(folded.slice(0, -2)) : undefined)
  );
}

const LONGEST_NAME_WORDS = 5;

/** The known dish that a dish's name holds, the longest first: "House carbonara with peas" is a carbonara. */
export function findDishIn(name: string): KnownDish | undefined {
  const words = fold(name.normalize('NFC')).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const dish = findDish(words.slice(start, start + length).join(' '));
      if (dish !== undefined) return dish;
    }
  }
  return undefined;
}
