import { formatCount, formatSmallDollars } from '#shared/format/numbers.ts';

/** Dollars to four decimals (spec, website builder §2.11). */
export function costLabel(dollars: number): string {
  return formatSmallDollars(dollars);
}

export function millisecondsLabel(milliseconds: number): string {
  return `${formatCount(Math.round(milliseconds))} ms`;
}
