import { allowedByDiets, type Diet, fitsDiets, type Ingredient } from '#shared/menu/diets.ts';
import { type ImageSubject, NEUTRAL_SUBJECTS, SUBJECT_INGREDIENTS } from './image-subjects.ts';

/*
 * What the pictures of a restaurant may show. A picture shows a kind of dish that is on the menu, with what that dish
 * holds and the diets allow, or the neutral table that stands in any kitchen. Where neither fits there is no picture:
 * fewer, never a wrong one. Garnish that no diet rules out (herbs, lemon, oil, olives) belongs to the neutral table.
 */

/** A dish for images: the subject of its image, and its ingredients that a diet excludes. */
export type MenuDish = { subject: ImageSubject; ingredients: readonly Ingredient[] };

/** The facts that images must respect. `without`: what the restaurant says it doesn't serve, beyond its diets. */
export type Kitchen = {
  diets: readonly Diet[];
  without?: readonly Ingredient[];
  menu: readonly MenuDish[];
};

/**
 * Ingredients that a drawing of a classic can omit if the kitchen does: sushi with vegetables, a cake with jam. The
 * dish on the menu still counts as the classic.
 */
const CAN_DO_WITHOUT: Readonly<Partial<Record<ImageSubject, readonly Ingredient[]>>> = {
  sushi: ['fish'],
  pastry: ['dairy'],
  dessert: ['dairy', 'egg'],
};

const LAND_MEATS: readonly Ingredient[] = ['beef', 'lamb', 'pork', 'poultry'];

/** Drawn meat has no specific kind, so it may show all kinds. */
const withMeat = (ingredients: readonly Ingredient[]): Ingredient[] => [
  ...new Set([
    ...ingredients,
    ...(ingredients.some((each) => LAND_MEATS.includes(each)) ? ['meat' as const] : []),
  ]),
];

/** Ingredients of this subject's dishes that the kitchen may show, given its diets and menu. */
function servedAs(subject: ImageSubject, { diets, without = [], menu }: Kitchen): Ingredient[] {
  const everything = menu.flatMap(({ ingredients }) => ingredients);
  const allowed = withMeat(allowedByDiets(everything, diets)).filter((each) => !without.includes(each));
  const held = withMeat(menu.flatMap((dish) => (dish.subject === subject ? dish.ingredients : [])));
  const isDrink = SUBJECT_INGREDIENTS[subject].includes('alcohol');
  return held.filter((each) => allowed.includes(each) && (isDrink || each !== 'alcohol'));
}

/**
 * Ingredients that an image of this subject may show; undefined if there may be no image. Wine used in cooking
 * isn't shown in a glass.
 */
export function shownIngredients(subject: ImageSubject, kitchen: Kitchen): Ingredient[] | undefined {
  const always = SUBJECT_INGREDIENTS[subject];
  if (NEUTRAL_SUBJECTS.includes(subject)) return fitsDiets(always, kitchen.diets) ? [...always] : undefined;
  if (!kitchen.menu.some((dish) => dish.subject === subject)) return undefined;
  const served = servedAs(subject, kitchen);
  const classic = kitchen.menu.flatMap((dish) => (dish.subject === subject ? dish.ingredients : []));
  const isLeftOut = (ingredient: Ingredient) =>
    CAN_DO_WITHOUT[subject]?.includes(ingredient) === true &&
    classic.includes(ingredient) &&
    !fitsDiets([ingredient], kitchen.diets);
  const isShown = always.every((ingredient) => served.includes(ingredient) || isLeftOut(ingredient));
  return isShown ? served : undefined;
}

/** Whether there may be an image of this subject. */
export const mayShow = (subject: ImageSubject, kitchen: Kitchen): boolean =>
  shownIngredients(subject, kitchen) !== undefined;
