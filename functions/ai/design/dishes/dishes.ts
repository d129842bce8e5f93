import { fold } from '#functions/ai/fold.ts';
import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import type { Ingredient } from '#shared/menu/diets.ts';
import { DISH_INGREDIENTS } from './dish-ingredients.ts';
import { DISH_SUBJECTS } from './dish-subjects.ts';

export type KnownDish = {
  name: string;
  subject: ImageSubject;
  /** Ingredients in it that some diets exclude. */
  ingredients: readonly Ingredient[];
};

/** Each dish once, with all of its names. */
const NAMED: readonly (readonly [names: readonly string[], dish: KnownDish])[] = Object.entries(
  DISH_SUBJECTS,
).flatMap(([subject, dishes]) =>
  dishes.split('|').map((written) => {
    const names = written.split('=').map((name) => name.trim());
    const [name = ''] = names;
    const ingredients = DISH_INGREDIENTS.get(name) ?? [];
    return [names, { name, subject: subject as ImageSubject, ingredients }] as const;
  }),
);

export const KNOWN_DISHES: readonly KnownDish[] = NAMED.map(([, dish]) => dish);

/** Folded name → dish. */
const DISHES: ReadonlyMap<string, KnownDish> = new Map(
  NAMED.flatMap(([names, dish]) => names.map((name) => [fold(name), dish] as const)),
);

/** Finds a dish by its folded name, singular or plural. */
export function findDish(folded: string): KnownDish | undefined {
  return (
    DISHES.get(folded) ??
    DISHES.get(`${folded}s`) ??
    (folded.endsWith('s') ? DISHES.get(folded.slice(0, -1)) : undefined) ??
    (folded.endsWith('es') ? DISHES.get(folded.slice(0, -2)) : undefined)
  );
}

const LONGEST_NAME_WORDS = 5;

/** Finds the longest known dish in a name: "House carbonara with peas" is a carbonara. */
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
