import type { Kitchen, MenuDish } from '#functions/ai/kitchen.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { servesNoAlcohol } from '#shared/profile/serves-no-alcohol.ts';
import type { CuisineId } from '../library/cuisine-ids.ts';
import { statedCuisine } from '../library/cuisine-of.ts';
import { describedFamilyOf } from '../library/dish-family.ts';
import { findDrawnDish } from './drawn-dishes.ts';

/** What a kind of restaurant always sells: a pizzeria sells pizza. */
const SOLD_BY_KIND: Partial<Record<CuisineId, readonly string[]>> = {
  pizzeria: ['pizza'],
  sushi: ['sushi'],
  ramen: ['ramen'],
  burger: ['burger'],
  bakery: ['bread'],
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

function soldByKind(profile: RestaurantProfile): readonly MenuDish[] {
  const cuisine = statedCuisine(profile);
  // A bagel shop sells bagels, but a tapas bar doesn’t sell hummus.
  const kind = describedFamilyOf(profile.kind) === 'mezze' ? '' : profile.kind;
  const names = [...((cuisine && SOLD_BY_KIND[cuisine]) ?? []), kind];
  const isPlants = profile.diets.includes('vegan') || profile.diets.includes('vegetarian');
  return [
    ...names.map((name) => findDrawnDish(name)).filter((dish) => dish !== undefined),
    ...(isPlants ? PLANTS : []),
  ];
}

/** The diets and dishes that the owner named, and whether there is no alcohol. */
export function kitchenOf(profile: RestaurantProfile): Kitchen {
  const named = profile.dishes
    .map(({ name, course }) => findDrawnDish(name, course))
    .filter((dish) => dish !== undefined);
  const without = servesNoAlcohol(profile) ? (['alcohol'] as const) : [];
  return { diets: profile.diets, without, menu: [...named, ...soldByKind(profile)] };
}
