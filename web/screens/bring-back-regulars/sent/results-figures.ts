import type { SmsResults } from '#shared/contract/campaigns/sms-results.ts';
import { dollars } from '#web/features/estimates/dollars.ts';
import { printedMoney } from '../preview/printed-money.ts';

type Worth = NonNullable<SmsResults['worth']>;

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const printedCount = (count: number): string => number.format(count);
export const printedShare = (share: number): string => percent.format(share);

/** Also of a loss: `−$13`. */
export function printedEarnings(amount: number): string {
  return amount < 0 ? `−${dollars(-amount)}` : dollars(amount);
}

/** `4 fewer to 21 more`, `3 to 21 more`. */
export function printedRange({ extra_guests_low, extra_guests_high }: Worth): string {
  const [low, high] = [Math.round(extra_guests_low), Math.round(extra_guests_high)];
  if (low >= 0) return `${printedCount(low)} to ${printedCount(high)} more`;
  if (high <= 0) return `${printedCount(-high)} to ${printedCount(-low)} fewer`;
  return `${printedCount(-low)} fewer to ${printedCount(high)} more`;
}

/** What stands behind the amount, with the numbers in it. */
export function printedFormula(results: SmsResults, worth: Worth): string {
  const { redemptions, texts_cost } = results;
  const { extra_guests, bill, discount_each } = worth;
  const guests = number.format(Math.round(extra_guests * 10) / 10);
  const discount =
    discount_each === null
      ? ''
      : ` − ${printedCount(redemptions.count)} codes × ${printedMoney(discount_each)} discount`;
  return `${guests} extra guests × ${printedMoney(bill)} a guest${discount} − ${printedMoney(texts_cost)} for texts`;
}
