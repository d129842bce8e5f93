import { AppError } from '#functions/platform/app-error.ts';
import { daysAfter, localDate } from '#shared/profile/projection/local-date.ts';

/** The default first day: tomorrow, in the restaurant's time zone. */
export function firstDay(now: Date, timeZone: string): string {
  return daysAfter(localDate(now, timeZone), 1);
}

const MOST_DAYS_AHEAD = 366;

/**
 * The first day of a calendar: the requested one, or tomorrow.
 * @throws AppError('invalid_input') for a past day or one more than a year away
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
