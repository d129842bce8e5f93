const DAY_MS = 86_400_000;

/** From the first moment to the first of the next period, in ISO form. */
export type BillingPeriod = { start: string; end: string };

/**
 * The month of a subscription with this number, from 0. Months are counted from the start of the subscription: one of
 * January 31 renews on February 28 and March 31. UTC.
 */
export function billingPeriod(startedAt: string, index: number): BillingPeriod {
  return { start: monthsAfter(startedAt, index), end: monthsAfter(startedAt, index + 1) };
}

/** The same day and time some months later, or the last day of a shorter month. */
function monthsAfter(from: string, months: number): string {
  const start = new Date(from);
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(start.getUTCMonth() + months);
  const daysOfMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), daysOfMonth));
  return moved.toISOString();
}

/** Days left in a period, including the current one, and its length. */
export type DaysLeft = { left: number; of: number };

/** A started day counts as a day, so at least one is left until the next period begins. */
export function daysLeft({ start, end }: BillingPeriod, now: Date): DaysLeft {
  const of = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
  const left = Math.ceil((Date.parse(end) - now.getTime()) / DAY_MS);
  return { left: Math.min(of, Math.max(1, left)), of };
}
