import { addDays, easterSunday, nthWeekday, toIsoDate, utcDay } from './calendar-dates.ts';

/** How the date of a yearly day is determined. */
export type DateRule =
  | { month: number; day: number }
  /** Sunday is 0; `nth` -1 is the last. Moves a week later if it falls this many days after Easter. */
  | { month: number; nth: number; weekday: number; laterIfEaster?: number }
  /** Days after Easter Sunday. */
  | { easter: number }
  /** Dates by year that no rule gives, in ISO form. */
  | { dates: Readonly<Record<number, string>> };

/** The date in a year; undefined if the table has none. */
export function dateInYear(rule: DateRule, year: number): string | undefined {
  if ('dates' in rule) return rule.dates[year];
  if ('easter' in rule) return toIsoDate(addDays(easterSunday(year), rule.easter));
  if ('day' in rule) return toIsoDate(utcDay(year, rule.month, rule.day));
  const date = nthWeekday(year, rule.month, [rule.nth, rule.weekday]);
  const isTaken =
    rule.laterIfEaster !== undefined &&
    toIsoDate(date) === toIsoDate(addDays(easterSunday(year), rule.laterIfEaster));
  return toIsoDate(isTaken ? addDays(date, 7) : date);
}
