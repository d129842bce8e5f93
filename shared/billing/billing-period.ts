const DAY_MS = 86_400_000;

/** From the first moment to the last, which is the first of the next: both in ISO form. */
export type BillingPeriod = { start: string; end: string };

/**
 * The month of a subscription with this number, counted from 0. All months are measured from the day on which the
 * subscription began, so that one of January 31 renews on February 28 and on March 31. UTC.
 */
export function billingPeriod(startedAt: string, index: number): BillingPeriod {
  return { start: monthsAfter(startedAt, index), end: monthsAfter(startedAt, index + 1) };
}

/** The same day and time some months later; the last day of a month that is too short for it. */
function monthsAfter(from: string, months: number): string {
  const start = new Date(from);
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(start.getUTCMonth() + months);
  const daysOfMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), daysOfMonth));
  return moved.toISOString();
}

/** Days of a period that are left, the one that has begun included, and how many it has. */
export type DaysLeft = { left: number; of: number };

/** A begun day counts as a day: one is left until the next period has begun. */
export function daysLeft({ start, end }: BillingPeriod, now: Date): DaysLeft {
  const of = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
  const left = Math.ceil((Date.parse(end) - now.getTime()) / DAY_MS);
  return { left: Math.min(of, Math.max(1, left)), of };
}
