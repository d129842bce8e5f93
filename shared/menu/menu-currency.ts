import { currencyOf } from '#shared/site/page/price.ts';
import type { MenuItem } from './menu-item.ts';

/**
 * What the prices of a menu are in, ISO 4217: the sign that most of them have, else the currency of the house; empty text
 * where neither says. A sign that several currencies share is the house's own where it is among them.
 */
export function currencyOfMenu(menu: readonly MenuItem[], ofHouse: string | undefined): string {
  const counts = new Map<string, number>();
  for (const { priceText } of menu) {
    const written = currencyOf(priceText.slice(0, 40), sharing(ofHouse, priceText));
    if (written !== undefined) counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, times], [b, more]) => more - times || (a < b ? -1 : 1));
  return most?.[0] ?? ofHouse ?? '';
}

/** The house decides only between the currencies of a sign, and not for prices that have none. */
function sharing(ofHouse: string | undefined, priceText: string): string | undefined {
  return currencyOf(priceText.slice(0, 40)) === undefined ? undefined : ofHouse;
}
