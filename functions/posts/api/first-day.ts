import { AppError } from '#functions/platform/app-error.ts';
import { daysAfter, localDate } from '#shared/profile/projection/local-date.ts';

/** Where nobody said when to begin: tomorrow, where the restaurant is. */
export function firstDay(now: Date, timeZone: string): string {
  return daysAfter(localDate(now, timeZone), 1);
}

const MOST_DAYS_AHEAD = 366;

/**
 * The first day of a plan: the one asked for, else tomorrow.
 * @throws AppError('invalid_input') for a day that is over or more than a year away
 */
export function planFirstDay(asked: string | undefined, now: Date, timeZone: string): string {
  const today = localDate(now, timeZone);
  if (asked === undefined) return daysAfter(today, 1);
  if (asked < today || asked > daysAfter(today, MOST_DAYS_AHEAD)) {
    throw new AppError('invalid_input', {
      fields: { starts_on: 'Choose a start date within the next year.' },
    });
  }
  return asked;
}
