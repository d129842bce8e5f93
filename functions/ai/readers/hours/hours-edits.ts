import { type Interval, intervalsOf, type WrittenRange } from './clock.ts';
import type { HoursEdit, Statement } from './hours-statements.ts';
import type { Meal } from './hours-words.ts';

/** A statement with its times of day. `intervals` undefined: the times are ambiguous. */
export type TimedStatement = Statement & { intervals: Interval[] | undefined; passage: object };

export const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** In minutes: when lunch and dinner start at the earliest. */
const [LUNCH, DINNER] = [660, 930];

export const daysOf = ({ days }: Statement) => (days.length === 0 ? ALL_DAYS : days);
/** Hours of the restaurant, not of its kitchen or bar. */
const isUsual = ({ isClosed, edit, ranges }: Statement) =>
  !isClosed && !edit && ranges.every(({ meal }) => meal !== 'any');

/** "Bar noon to 11 (midnight Fri & Sat)" */
const isBeside = (one: TimedStatement, said: TimedStatement) =>
  one.passage === said.passage && one.ranges.length > 0;

function isOfMeal({ meal: said }: WrittenRange, { opens }: Interval, meal: Meal): boolean {
  if (said !== undefined) return said === meal;
  if (meal === 'dinner') return opens >= DINNER;
  return meal === 'lunch' ? opens >= LUNCH && opens < DINNER : opens < LUNCH;
}

/** The ranges on the days of a change. */
function rangesAfter(edit: HoursEdit, { ranges, intervals }: TimedStatement): WrittenRange[] {
  if ('until' in edit) {
    const kept = edit.isWhole ? ranges.slice(0, 1) : [...ranges];
    return kept.map((range, at) =>
      at < kept.length - 1 ? range : { ...range, closes: edit.until, late: '' },
    );
  }
  return ranges.filter((range, at) => {
    const interval = intervals?.[at];
    return interval !== undefined && isOfMeal(range, interval, edit.meal) === edit.isOnly;
  });
}

/**
 * Applies a change, such as "Friday until 11" or "not Saturday lunch", to the statements before it: its days move to
 * statements in its place. A change that doesn’t fit remains one.
 */
export function withEdit<Said extends TimedStatement>(
  all: readonly Said[],
  said: Said,
  is24: boolean,
): Said[] {
  const { edit, days } = said;
  if (!edit) return [...all, said];
  const usual = all.filter((one) => isUsual(one) || isBeside(one, said));
  const shared = usual.filter((one) => daysOf(one).some((day) => days.includes(day)));
  const isEnd = 'until' in edit;
  const changed = isEnd ? [shared.at(-1) ?? usual.at(-1)].filter((one) => one !== undefined) : shared;
  const fresh = changed.map((one) => {
    const ranges = rangesAfter(edit, one);
    const own = isEnd ? days : days.filter((day) => daysOf(one).includes(day));
    return {
      ...said,
      edit: undefined,
      isAll: false,
      days: own,
      ranges,
      intervals: intervalsOf(ranges, is24),
    };
  });
  const left = changed.map((one) => daysOf(one).filter((day) => !days.includes(day)));
  const open = fresh.filter(({ ranges }) => ranges.length > 0);
  const isClear =
    days.every((day) => open.some((one) => one.days.includes(day))) &&
    left.every(({ length }) => length > 0) &&
    fresh.every(({ intervals }) => intervals) &&
    (isEnd || fresh.some(({ ranges }, at) => ranges.length < (changed[at]?.ranges.length ?? 0)));
  if (!isClear) return [...all, said];
  const rest = all.map((one) => {
    const at = changed.indexOf(one);
    return at < 0 ? one : { ...one, days: left[at] ?? [] };
  });
  return [...rest, ...open];
}
