import { type DayOrder, daysIn, readDay } from '#shared/guests/read-day.ts';

export type DayOrderFinding =
  /** All dates are the same in both orders. */
  | { kind: 'same' }
  /** Some dates are valid in one order only: there is no month 25. */
  | { kind: 'shown'; order: DayOrder }
  /** Ambiguous: the owner is asked, with a date that shows the difference. */
  | { kind: 'open'; example: string };

/** This many dates must support an order for each one against it, which counts as a typo. */
const SURE = 20;

/** The order of day and month in a column, as far as its dates show it. */
export function findDayOrder(cells: readonly string[]): DayOrderFinding {
  let onlyDayFirst = 0;
  let onlyMonthFirst = 0;
  let example: string | undefined;
  for (const cell of cells.flatMap(daysIn)) {
    const read = readDay(cell);
    if (read === undefined || read.day_first === read.month_first) continue;
    if (read.month_first === undefined) onlyDayFirst += 1;
    else if (read.day_first === undefined) onlyMonthFirst += 1;
    else example ??= cell;
  }
  if (onlyDayFirst > SURE * onlyMonthFirst) return { kind: 'shown', order: 'day_first' };
  if (onlyMonthFirst > SURE * onlyDayFirst) return { kind: 'shown', order: 'month_first' };
  return example === undefined && onlyDayFirst + onlyMonthFirst === 0
    ? { kind: 'same' }
    : { kind: 'open', example: example ?? '' };
}
