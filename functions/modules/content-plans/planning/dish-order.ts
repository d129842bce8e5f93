import { fold } from '#functions/platform/ai/fold.ts';
import type { Dish } from '#shared/profile/menu.ts';

type Wishes = { dishes: readonly string[]; theme: string };

/** Dishes in the order in which posts name them: those asked for, those the theme speaks of, those with words and a price. */
export function dishesInOrder(dishes: readonly Dish[], { dishes: asked, theme }: Wishes): Dish[] {
  const wished = fold(theme.normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const rank = (dish: Dish) => {
    const text = fold(`${dish.name} ${dish.course} ${dish.description}`.normalize('NFC'));
    return (
      (asked.includes(dish.name) ? 8 : 0) +
      (wished.some((word) => text.includes(word)) ? 4 : 0) +
      (dish.image !== '' ? 2 : 0) +
      (dish.description !== '' ? 1 : 0) +
      (dish.price !== '' ? 1 : 0)
    );
  };
  return dishes.toSorted((one, other) => rank(other) - rank(one));
}
