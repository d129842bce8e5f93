import type { Statement } from './statements/statement.ts';
import type { Interval } from './times/clock.ts';

/** Days that open once, with a beginning and an end. */
export type Usual = { days: readonly number[]; interval: Interval; meal: string };

/** A weekend or two days, not half of the week. */
const MOST_OTHER = 2;
/** Minutes between the two beginnings. */
const MOST_APART = 480;

const mealOf = ({ meal }: Statement) => meal?.meal ?? '';

/** What other days of the text may differ from in their beginning alone. */
export function usualOf(statement: Statement, readings: readonly Interval[][]): Usual | undefined {
  const [interval, ...others] = readings[0] ?? [];
  const { days, excepted, season, dates } = statement;
  const isOne = readings.length === 1 && interval !== undefined && others.length === 0;
  if (!isOne || interval.closes === null || !days || season || dates.length > 0) return undefined;
  return { days: days.filter((day) => !excepted.includes(day)), interval, meal: mealOf(statement) };
}

/**
 * "Open 6–2 every day except Tuesdays. Sundays we open at 7": a day of the usual ones with a beginning of its own and
 * their end. Undefined where the statement says something else.
 */
export function reopenedOf(
  statement: Statement,
  readings: readonly Interval[][],
  { days, interval, meal }: Usual,
): Interval[][] | undefined {
  const own = statement.days ?? [];
  const isOther = own.length > 0 && own.length <= MOST_OTHER && own.length < days.length;
  const isPlain =
    !statement.until && !statement.season && statement.dates.length === 0 && !statement.isAllDays;
  if (!isOther || !isPlain || mealOf(statement) !== meal || !own.every((day) => days.includes(day)))
    return undefined;
  const { closes } = interval;
  const [range, ...others] = statement.ranges;
  if (!range || others.length > 0 || range.closes !== null || range.late || closes === null) return undefined;
  /* "Fridays from 7" may be in the evening. */
  if (readings.length > 1 && !range.isAt && !statement.isOpen) return undefined;
  const beginnings = readings.flatMap(([one]) => (one ? [one.opens] : []));
  const meant = beginnings.filter(
    (opens) => opens !== interval.opens && opens < closes && Math.abs(opens - interval.opens) <= MOST_APART,
  );
  return meant.length === 1 ? meant.map((opens) => [{ opens, closes, late: null }]) : undefined;
}
