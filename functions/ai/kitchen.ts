import { allowedByDiets, type Diet, fitsDiets, type Ingredient } from '#shared/menu/diets.ts';
import { type ImageSubject, NEUTRAL_SUBJECTS, SUBJECT_INGREDIENTS } from './image-subjects.ts';

/*
 * What the pictures of a restaurant may show. A picture shows a kind of dish that is on the menu, with what that dish
 * holds and the diets allow, or the neutral table that stands in any kitchen. Where neither fits there is no picture:
 * fewer, never a wrong one. Garnish that no diet rules out (herbs, lemon, oil, olives) belongs to the neutral table.
 */

/** A dish as far as pictures go: what its picture would be, and what it holds of what some diet rules out. */
export type MenuDish = { subject: ImageSubject; ingredients: readonly Ingredient[] };

/** The facts that pictures must obey. `without`: what the house says it does not serve, whatever its diets. */
export type Kitchen = {
  diets: readonly Diet[];
  without?: readonly Ingredient[];
  menu: readonly MenuDish[];
};

/**
 * What the drawing of a classic can do without where the kitchen does: sushi of vegetables, a cake with jam. Its dish
 * on the menu is the classic all the same, which such a kitchen makes in its own way.
 */
const CAN_DO_WITHOUT: Readonly<Partial<Record<ImageSubject, readonly Ingredient[]>>> = {
  sushi: ['fish'],
  pastry: ['dairy'],
  dessert: ['dairy', 'egg'],
};

const LAND_MEATS: readonly Ingredient[] = ['beef', 'lamb', 'pork', 'poultry'];

/** A drawn piece of meat is nobody's in particular: it may stand for any kind. */
const withMeat = (ingredients: readonly Ingredient[]): Ingredient[] => [
  ...new Set([
    ...ingredients,
    ...(ingredients.some((each) => LAND_MEATS.includes(each)) ? ['meat' as const] : []),
  ]),
];

/** What the dishes of this subject hold, of what a kitchen with these diets and this whole menu may show. */
function servedAs(subject: ImageSubject, { diets, without = [], menu }: Kitchen): Ingredient[] {
  const everything = menu.flatMap(({ ingredients }) => ingredients);
  const allowed = withMeat(allowedByDiets(everything, diets)).filter((each) => !without.includes(each));
  const held = withMeat(menu.flatMap((dish) => (dish.subject === subject ? dish.ingredients : [])));
  const isDrink = SUBJECT_INGREDIENTS[subject].includes('alcohol');
  return held.filter((each) => allowed.includes(each) && (isDrink || each !== 'alcohol'));
}

/**
 * What a picture of this subject may show of what some diet rules out; undefined when there may be no picture of
 * it. Wine that a dish is cooked with is not shown in a glass beside it.
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

/** Whether there may be a picture of this subject. */
export const mayShow = (subject: ImageSubject, kitchen: Kitchen): boolean =>
  shownIngredients(subject, kitchen) !== undefined;
