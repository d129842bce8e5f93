import type { StatedItem } from '#functions/grader/page-facts/read-menu-items.ts';
import { writeMenuLines } from '#shared/profile/menu-lines/write-menu-lines.ts';

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** A menu in the format of the menu box. */
export function menuTextOf(items: readonly StatedItem[]): string {
  return writeMenuLines(
    items.map(({ offers, ...item }) => ({
      ...item,
      prices: offers.map((offer) => ({ label: offer.name, price: withCurrency(offer) })),
    })),
  );
}

function withCurrency({ price, currency }: StatedItem['offers'][number]): string {
  if (currency === '' || !/^[\d.,]+$/.test(price)) return price;
  const sign = SIGNS[currency.toUpperCase()];
  return sign === undefined ? `${price} ${currency.toUpperCase()}` : `${sign}${price}`;
}
