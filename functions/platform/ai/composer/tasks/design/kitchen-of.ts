import { findDish } from '#functions/platform/ai/composer/knowledge/dishes/dishes.ts';
import type { Brief } from '#functions/platform/ai/composer/reading/brief.ts';
import type { Kitchen, MenuDish } from '#functions/platform/ai/kitchen.ts';

/** What a kind of place sells by what it is: who says "pizzeria" has said "pizza". */
const SOLD_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  pizzeria: ['pizza'],
  sushi: ['sushi'],
  ramen: ['ramen'],
  burger: ['burger'],
  bakery: ['bread', 'croissant'],
  tearoom: ['tea'],
  cafe: ['coffee'],
  winebar: ['wine'],
  cocktailbar: ['cocktail'],
  brewery: ['beer'],
  healthy: ['salad'],
  steakhouse: ['steak'],
  seafood: ['fish'],
};
const PLANTS: readonly MenuDish[] = [
  { subject: 'vegetables', ingredients: [] },
  { subject: 'salad', ingredients: [] },
];

function soldByKind({ cuisine, isCuisineSaid, diets }: Brief): readonly MenuDish[] {
  const names = isCuisineSaid ? (SOLD_BY_KIND[cuisine?.id ?? ''] ?? []) : [];
  const isPlants = diets.includes('vegan') || diets.includes('vegetarian');
  return [...names.map(findDish).filter((dish) => dish !== undefined), ...(isPlants ? PLANTS : [])];
}

/** The diets and dishes that the owner named. */
export function kitchenOf(brief: Brief): Kitchen {
  const named = brief.menu.map(({ dish }) => dish).filter((dish) => dish !== undefined);
  return { diets: brief.diets, menu: [...named, ...soldByKind(brief)] };
}
