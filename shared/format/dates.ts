const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const IN_YEAR = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const MOMENT = new Intl.DateTimeFormat('en-US', IN_YEAR);
const OLD_MOMENT = new Intl.DateTimeFormat('en-US', { ...IN_YEAR, year: 'numeric' });
const UTC_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const UTC_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `at` of all: an ISO date or moment. Times are the reader's own, unless the name says UTC. */

/** `Nov 22, 2026` */
export const formatDay = (at: string): string => DAY.format(new Date(at));

/** `November 22, 2026` */
export const formatLongDay = (at: string): string => LONG_DAY.format(new Date(at));

/** `3:43 PM` */
export const formatClock = (at: string): string => CLOCK.format(new Date(at));

/** `Nov 22, 3:43 PM`; of another year `Nov 22, 2025, 3:43 PM`. */
export function formatMoment(at: string): string {
  const moment = new Date(at);
  const isOfThisYear = moment.getFullYear() === new Date().getFullYear();
  return (isOfThisYear ? MOMENT : OLD_MOMENT).format(moment);
}

/** `2026-11-16` → `Nov 16` */
export const formatUtcDay = (date: string): string => UTC_DAY.format(new Date(date));

/** `2026-11` → `Nov 2026` */
export const formatMonth = (month: string): string => UTC_MONTH.format(new Date(`${month}-01`));
