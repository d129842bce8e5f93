import { formatSmallDollars } from '#shared/format/numbers.ts';

/** The price of one text, from cents: `$0.0128`. */
export function printedTextPrice(cents: number): string {
  return formatSmallDollars(cents / 100);
}
