import type { MenuEntry } from './menu-entry.ts';
import type { OwnerText } from './owner-text.ts';
import type { PriceMention } from './prices.ts';

export const NO_PRICE = { price: '', isStartingPrice: false } as const;

const NEW_PRICE =
  /^[\s,]*(?:(?:but|and|it'?s|is|are|costs?|only|just|at|for)\s)*(?:now|today)(?:\s(?:is|are|it'?s|costs?|only|just|at|for))*\s*$/;

/** "…, now £11.50": the price of the dish named just before. */
export function isNewPrice(
  text: OwnerText,
  start: number,
  price: PriceMention | undefined,
): price is PriceMention {
  return price !== undefined && NEW_PRICE.test(text.folded.slice(start, price.start));
}

/** Of two prices for the same thing neither is printed. */
export function mergedEntry(before: MenuEntry, entry: MenuEntry): MenuEntry {
  if (before.price === '' || entry.price === '') return before.price === '' ? entry : before;
  return before.price === entry.price ? before : { ...before, ...NO_PRICE };
}
