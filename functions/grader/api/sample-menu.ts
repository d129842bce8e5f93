import { cuisineIdOf } from '#functions/ai/library/cuisine-of.ts';
import { libraryOf } from '#functions/ai/library/libraries.ts';
import type { MenuItem } from '#shared/menu/menu-item.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';

/** Example prices in units of the currency: a course's first dish, and the increase for each next one. */
const PRICES = {
  starters: [9, 2],
  mains: [13, 3],
  desserts: [8, 1],
  drinks: [5, 2],
} as const;

/** Returns dishes that a restaurant of this cuisine may have, with made-up prices. Shown only as a sample. Pure. */
export function sampleMenuOf(restaurant: { kind: string; cuisines: string[]; name: string }): MenuItem[] {
  const library = libraryOf('en');
  const id = cuisineIdOf(restaurant);
  const { sampleDishes } = (id === undefined ? undefined : library.cuisines[id]) ?? library.generalCuisine;
  return sampleDishes.map(({ name, course }, index) => {
    const before = sampleDishes.slice(0, index).filter((dish) => dish.course === course).length;
    const [first, step] = PRICES[course];
    const price = first + before * step;
    return {
      name,
      course: capital(course),
      priceText: String(price),
      price,
      description: '',
      hasPhoto: false,
    };
  });
}
