import { currencyOf } from '#shared/site/page/price.ts';
import type { MenuItem } from './menu-item.ts';

/**
 * The currency of a menu (ISO 4217): that of most price signs, else the restaurant’s; empty text if unknown. An
 * ambiguous sign means the restaurant’s currency if possible.
 */
export function currencyOfMenu(menu: readonly MenuItem[], restaurantCurrency: string | undefined): string {
  const counts = new Map<string, number>();
  for (const { priceText } of menu) {
    const written = currencyOf(priceText.slice(0, 40), sharing(restaurantCurrency, priceText));
    if (written !== undefined) counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, times], [b, more]) => more - times || (a < b ? -1 : 1));
  return most?.[0] ?? restaurantCurrency ?? '';
}

/** The restaurant’s currency only decides ambiguous signs, not prices without a sign. */
function sharing(restaurantCurrency: string | undefined, priceText: string): string | undefined {
  return currencyOf(priceText.slice(0, 40)) === undefined ? undefined : restaurantCurrency;
}
