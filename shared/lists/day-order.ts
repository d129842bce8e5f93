import { type DayOrder, daysIn, readDay } from '#shared/guests/read-day.ts';

export type DayOrderFinding =
  /** All days read the same either way. */
  | { kind: 'same' }
  /** There are days that can only be read so: the 25th is no month. */
  | { kind: 'shown'; order: DayOrder }
  /** Nobody can tell from the file: the owner is asked, with a day that shows the difference. */
  | { kind: 'open'; example: string };

/** So many days speak for one order, for each that speaks against it: those are slips. */
const SURE = 20;

/** Whether 03/04/2026 is in March or in April, as far as the days of one column show it. */
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
