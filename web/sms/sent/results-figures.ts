import {
  formatCount,
  formatDecimal,
  formatDollars,
  formatExactDollars,
  formatPercent,
} from '#shared/format/numbers.ts';
import type { SmsResults } from '#shared/sms/contract/sms-results.ts';

type Worth = NonNullable<SmsResults['worth']>;

export const printedShare = (share: number): string => formatPercent(share * 100);

/** Dollars earned; a loss has a minus sign: `−$13`. */
export function printedEarnings(amount: number): string {
  return amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount);
}

/** `4 fewer to 21 more`, `3 to 21 more`. */
export function printedRange({ extra_guests_low, extra_guests_high }: Worth): string {
  const [low, high] = [Math.round(extra_guests_low), Math.round(extra_guests_high)];
  if (low >= 0) return `${formatCount(low)} to ${formatCount(high)} more`;
  if (high <= 0) return `${formatCount(-high)} to ${formatCount(-low)} fewer`;
  return `${formatCount(-low)} fewer to ${formatCount(high)} more`;
}

/** The formula behind the amount, with its numbers. */
export function printedFormula(results: SmsResults, worth: Worth): string {
  const { redemptions, texts_cost } = results;
  const { extra_guests, bill, discount_each } = worth;
  const guests = formatDecimal(extra_guests);
  const discount =
    discount_each === null
      ? ''
      : ` − ${formatCount(redemptions.count)} codes × ${formatExactDollars(discount_each)} discount`;
  return `${guests} extra guests × ${formatExactDollars(bill)} a guest${discount} − ${formatExactDollars(texts_cost)} for texts`;
}
