import { addDays, easterSunday, nthWeekday, toIsoDate, utcDay } from './calendar-dates.ts';

/** When something is, year by year. */
export type DateRule =
  | { month: number; day: number }
  /** `weekday` begins with Sunday as 0; `nth` -1 is the last. A week later where it falls so many days after Easter. */
  | { month: number; nth: number; weekday: number; laterIfEaster?: number }
  /** Days after Easter Sunday. */
  | { easter: number }
  /** Where no rule gives it: by year, ISO dates. */
  | { dates: Readonly<Record<number, string>> };

/** The date in that year; undefined where no table holds it. */
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
