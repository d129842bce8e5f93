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

/**
 * A rule as written: `2-9` (February 9); `10-1-2`, which is month, week (`l` is the last), and weekday, and `5-l-0-49`
 * with `laterIfEaster`; `easter-47`; or dates of several years, `2026-02-17,2027-02-06`.
 */
export function ruleOf(written: string): DateRule {
  if (written.startsWith('easter')) return { easter: Number(written.slice('easter'.length)) };
  if (written.includes(','))
    return { dates: Object.fromEntries(written.split(',').map((date) => [Number(date.slice(0, 4)), date])) };
  const [month = 1, second = 1, weekday, laterIfEaster] = written
    .split('-')
    .map((part) => (part === 'l' ? -1 : Number(part)));
  if (weekday === undefined) return { month, day: second };
  return { month, nth: second, weekday, ...(laterIfEaster !== undefined && { laterIfEaster }) };
}

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
