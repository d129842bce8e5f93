import { dateFormatter } from '#shared/format/formatter.ts';

const asDay = dateFormatter({ dateStyle: 'medium' });
const asLongDay = dateFormatter({ dateStyle: 'long' });
const asClock = dateFormatter({ timeStyle: 'short' });
const IN_YEAR = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const asMoment = dateFormatter(IN_YEAR);
const asOldMoment = dateFormatter({ ...IN_YEAR, year: 'numeric' });
const asUtcDay = dateFormatter({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const asUtcDate = dateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
const asUtcMonthDay = dateFormatter({ month: 'long', day: 'numeric', timeZone: 'UTC' });
const asShortDay = dateFormatter({ month: 'short', day: 'numeric' });
const asUtcMonth = dateFormatter({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `at` is an ISO date or moment. Times are local unless the name says UTC. */

/** `Nov 22, 2026` */
export const formatDay = (at: string): string => asDay(new Date(at));

/** `November 22, 2026` */
export const formatLongDay = (at: string): string => asLongDay(new Date(at));

/** `Nov 22` */
export const formatShortDay = (at: string): string => asShortDay(new Date(at));

/** `3:43 PM` */
export const formatClock = (at: string): string => asClock(new Date(at));

/** `Nov 22, 3:43 PM`, or `Nov 22, 2025, 3:43 PM` for another year. */
export function formatMoment(at: string): string {
  const moment = new Date(at);
  const isOfThisYear = moment.getFullYear() === new Date().getFullYear();
  return (isOfThisYear ? asMoment : asOldMoment)(moment);
}

/** `2026-11-16` → `Nov 16` */
export const formatUtcDay = (date: string): string => asUtcDay(new Date(date));

/** `2026-11-16` → `Nov 16, 2026` */
export const formatUtcDate = (date: string): string => asUtcDate(new Date(date));

/** `2026-11-16` → `November 16` */
export const formatUtcMonthDay = (date: Date | string): string => asUtcMonthDay(new Date(date));

/** `2026-11` → `Nov 2026` */
export const formatMonth = (month: string): string => asUtcMonth(new Date(`${month}-01`));
