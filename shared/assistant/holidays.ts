import { nthWeekday, toIsoDate, utcDay } from '#shared/posts/food-calendar/calendar-dates.ts';

type Rule =
  | { month: number; day: number }
  /** The `nth` such weekday of the month; `weekday` counts from Sunday, 0. `region`: where it is observed. */
  | { month: number; weekday: number; nth: number; region: string };

/** By owners’ words without apostrophes. Longer names come before their prefixes. */
const HOLIDAYS: Readonly<Record<string, Rule>> = {
  'christmas eve': { month: 12, day: 24 },
  'xmas eve': { month: 12, day: 24 },
  christmas: { month: 12, day: 25 },
  xmas: { month: 12, day: 25 },
  'boxing day': { month: 12, day: 26 },
  'new years eve': { month: 12, day: 31 },
  nye: { month: 12, day: 31 },
  'new years': { month: 1, day: 1 },
  'fourth of july': { month: 7, day: 4 },
  'independence day': { month: 7, day: 4 },
  valentines: { month: 2, day: 14 },
  halloween: { month: 10, day: 31 },
  'labor day': { month: 9, weekday: 1, nth: 1, region: 'US' },
  thanksgiving: { month: 11, weekday: 4, nth: 4, region: 'US' },
};

export const HOLIDAY_WORDS = Object.keys(HOLIDAYS);

/** The next such holiday as an ISO date, including today; undefined if the words don’t name one of that country. */
export function holidayDate(words: string, place: { today: string; region: string }): string | undefined {
  const rule = Object.entries(HOLIDAYS).find(([name]) => words.startsWith(name))?.[1];
  if (rule === undefined || ('region' in rule && rule.region !== place.region)) return undefined;
  const year = Number(place.today.slice(0, 4));
  return [year, year + 1].map((each) => dateOf(rule, each)).find((date) => date >= place.today);
}

function dateOf(rule: Rule, year: number): string {
  return toIsoDate(
    'day' in rule
      ? utcDay(year, rule.month, rule.day)
      : nthWeekday(year, rule.month, [rule.nth, rule.weekday]),
  );
}
