import * as z from 'zod/mini';

/** Ingredients that diets rule out. `meat` is from a land animal that isn’t specified. */
export const INGREDIENTS = [
  'meat',
  'beef',
  'lamb',
  'pork',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'honey',
  'gluten',
  'alcohol',
] as const;
export const IngredientSchema = z.enum(INGREDIENTS);
export type Ingredient = z.infer<typeof IngredientSchema>;

/** Diets that a whole kitchen follows, according to its owner. */
export const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher', 'gluten_free'] as const;
export const DietSchema = z.enum(DIETS, 'Choose diets from the list.');
export type Diet = z.infer<typeof DietSchema>;

const LAND_MEAT = ['meat', 'beef', 'lamb', 'pork', 'poultry'] as const;

/** `never`: not served at all. `apart`: two groups that aren’t served together. */
type DietRule = {
  never: readonly Ingredient[];
  apart?: readonly [readonly Ingredient[], readonly Ingredient[]];
};

/**
 * Vegan: nothing from animals (The Vegan Society's definition). Vegetarian: no flesh; eggs and milk are allowed
 * (Vegetarian Society). Pescatarian: vegetarian plus fish and shellfish. Halal: no pork or alcohol (Quran 2:173, 5:90;
 * Codex CAC/GL 24). Kosher: no pork or shellfish, and never meat with milk (Leviticus 11, Exodus 23:19). Gluten-free:
 * no wheat, rye, or barley (Codex STAN 118).
 */
const DIET_RULES: Readonly<Record<Diet, DietRule>> = {
  vegan: { never: [...LAND_MEAT, 'fish', 'shellfish', 'egg', 'dairy', 'honey'] },
  vegetarian: { never: [...LAND_MEAT, 'fish', 'shellfish'] },
  pescatarian: { never: LAND_MEAT },
  halal: { never: ['pork', 'alcohol'] },
  kosher: { never: ['pork', 'shellfish'], apart: [LAND_MEAT, ['dairy']] },
  gluten_free: { never: ['gluten'] },
};

/**
 * The ingredients that may be shown for a kitchen with these diets. If a kosher kitchen has meat and milk, the meat.
 */
export function allowedByDiets(ingredients: readonly Ingredient[], diets: readonly Diet[]): Ingredient[] {
  const rules = diets.map((diet) => DIET_RULES[diet]);
  const isApart = (ingredient: Ingredient) =>
    rules.some(({ apart }) => apart?.[1].includes(ingredient) === true && sharesAny(ingredients, apart[0]));
  return ingredients.filter(
    (ingredient) => !isApart(ingredient) && !rules.some(({ never }) => never.includes(ingredient)),
  );
}

const sharesAny = (some: readonly Ingredient[], others: readonly Ingredient[]) =>
  some.some((ingredient) => others.includes(ingredient));

/** True if these ingredients may be on one plate in a kitchen with these diets. */
export function fitsDiets(ingredients: readonly Ingredient[], diets: readonly Diet[]): boolean {
  return diets.every((diet) => {
    const { never, apart } = DIET_RULES[diet];
    const isMixed = apart?.every((group) => sharesAny(ingredients, group)) ?? false;
    return !isMixed && !sharesAny(ingredients, never);
  });
}
