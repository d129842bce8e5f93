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

/** Days after Easter Sunday. */
const BY_EASTER: Partial<Record<Holiday, number>> = { good_friday: -2, easter: 0, easter_monday: 1 };

/** Easter Sunday of the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15;
  const h = (19 * a + d) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}

/** The n-th such day of a month; `nth` -1 is the last. Days of the week begin with Sunday as 0. */
function nthDay(year: number, month: number, [nth, weekday]: readonly [number, number]): Date {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return new Date(Date.UTC(year, month - 1, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7)));
  }
  const first = new Date(Date.UTC(year, month - 1, 1));
  return new Date(Date.UTC(year, month - 1, 1 + ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1)));
}

/** The date in that year; Thanksgiving is in October in Canada. */
export function holidayDate(holiday: Holiday, year: number, region: string): Date {
  const fixed = FIXED[holiday];
  if (fixed) return new Date(Date.UTC(year, fixed[0] - 1, fixed[1]));
  const afterEaster = BY_EASTER[holiday];
  if (afterEaster !== undefined) {
    const day = easter(year);
    return new Date(day.getTime() + afterEaster * 86_400_000);
  }
  if (holiday === 'thanksgiving')
    return region === 'CA' ? nthDay(year, 10, [2, 1]) : nthDay(year, 11, [4, 4]);
  if (holiday === 'memorial_day') return nthDay(year, 5, [-1, 1]);
  return nthDay(year, 9, [1, 1]);
}
