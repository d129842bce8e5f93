import { addDays, easterSunday, nthWeekday, utcDay } from '#shared/domain/food-calendar/calendar-dates.ts';
import type { Holiday } from '../vocabulary/hours-vocabulary.ts';

type MonthDay = readonly [month: number, day: number];

/** Months begin with 1. */
const FIXED: Partial<Record<Holiday, MonthDay>> = {
  new_year: [1, 1],
  epiphany: [1, 6],
  valentine: [2, 14],
  may_day: [5, 1],
  independence_day: [7, 4],
  bastille_day: [7, 14],
  assumption: [8, 15],
  german_unity: [10, 3],
  halloween: [10, 31],
  all_saints: [11, 1],
  christmas_eve: [12, 24],
  christmas: [12, 25],
  boxing_day: [12, 26],
  new_years_eve: [12, 31],
};

/** The day of a holiday that is the same each year; month 0 to 11. */
export function fixedHoliday(holiday: Holiday): { day: number; month: number } | undefined {
  const fixed = FIXED[holiday];
  return fixed && { day: fixed[1], month: fixed[0] - 1 };
}

/** Days after Easter Sunday. */
const BY_EASTER: Partial<Record<Holiday, number>> = { good_friday: -2, easter: 0, easter_monday: 1 };

/** The date in that year; Thanksgiving is in October in Canada. */
export function holidayDate(holiday: Holiday, year: number, region: string): Date {
  const fixed = FIXED[holiday];
  if (fixed) return utcDay(year, fixed[0], fixed[1]);
  const afterEaster = BY_EASTER[holiday];
  if (afterEaster !== undefined) return addDays(easterSunday(year), afterEaster);
  if (holiday === 'thanksgiving')
    return region === 'CA' ? nthWeekday(year, 10, [2, 1]) : nthWeekday(year, 11, [4, 4]);
  if (holiday === 'memorial_day') return nthWeekday(year, 5, [-1, 1]);
  return nthWeekday(year, 9, [1, 1]);
}
