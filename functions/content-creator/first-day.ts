import { daysAfter, localDate } from '#shared/profile/projection/local-date.ts';

/** Where nobody said when to begin: tomorrow, where the restaurant is. */
export function firstDay(now: Date, timeZone: string): string {
  return daysAfter(localDate(now, timeZone), 1);
}
