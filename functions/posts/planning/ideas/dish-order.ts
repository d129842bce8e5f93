import type { Dish } from '#shared/profile/menu.ts';

import { createFitsTheme } from './theme-words.ts';

type DishRequest = { dishes: readonly string[]; theme: string };

/** Dishes in posting order: requested ones, those that fit the theme, then those with a description and a price. */
export function dishesInOrder(dishes: readonly Dish[], { dishes: asked, theme }: DishRequest): Dish[] {
  const fits = createFitsTheme(theme);
  const rank = (dish: Dish) => {
    return (
      (asked.includes(dish.name) ? 8 : 0) +
      (fits(`${dish.name} ${dish.course} ${dish.description}`) ? 4 : 0) +
      (dish.image !== '' ? 2 : 0) +
      (dish.description !== '' ? 1 : 0) +
      (dish.price !== '' ? 1 : 0)
    );
  };
  return dishes.toSorted((one, other) => rank(other) - rank(one));
}
