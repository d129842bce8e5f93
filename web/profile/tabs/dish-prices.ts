import type { Dish } from '#shared/profile/menu.ts';
import { saysSizes } from '#shared/profile/projection/printed-menu.ts';

/** Sets the typed price. Sizes that came from the old text are replaced. */
export function pricedAs(dish: Dish, price: string): Partial<Dish> {
  const sizes = saysSizes(dish) ? { variants: [] } : {};
  return { price, amount: null, is_market_price: false, ...sizes };
}

/** Sets the typed sizes. A price that described the old sizes is removed, or every page would keep showing them. */
export function sizedAs(dish: Dish, variants: Dish['variants']): Partial<Dish> {
  const price = saysSizes(dish) ? { price: '', amount: null } : {};
  return { variants, ...price };
}
