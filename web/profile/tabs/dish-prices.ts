import type { Dish } from '#shared/profile/menu.ts';
import { saysSizes } from '#shared/profile/projection/printed-menu.ts';

/** The price as typed. Sizes that the text before told give way to what the text tells now. */
export function pricedAs(dish: Dish, price: string): Partial<Dish> {
  const sizes = saysSizes(dish) ? { variants: [] } : {};
  return { price, amount: null, is_market_price: false, ...sizes };
}

/** The sizes as typed. A price that told the sizes before would go on telling the old ones, on every page. */
export function sizedAs(dish: Dish, variants: Dish['variants']): Partial<Dish> {
  const price = saysSizes(dish) ? { price: '', amount: null } : {};
  return { variants, ...price };
}
