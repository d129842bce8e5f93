import type { Span } from '#functions/platform/ai/reading/reader.ts';
import type { Holiday } from '../vocabulary/hours-vocabulary.ts';
import { holidayDate } from './holiday-dates.ts';

/** Month 0 to 11. */
export type WrittenDay = { day: number; month: number; year?: number };

/** `isMonths`: whole months, such as "May to September". */
export type WrittenDates =
  | { kind: 'holiday'; holiday: Holiday; span: Span }
  | { kind: 'days'; from: WrittenDay; to: WrittenDay; isMonths: boolean };

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** Undefined for a day that the year does not have. */
function dateOf({ day, month }: WrittenDay, year: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date : undefined;
}

/** The last day of February follows the year. */
function endOf(to: WrittenDay, year: number): Date | undefined {
  return to.month === 1 && to.day === 29 ? new Date(Date.UTC(year, 2, 0)) : dateOf(to, year);
}

function inYear({ from, to }: { from: WrittenDay; to: WrittenDay }, year: number) {
  const isOverNewYear = to.month < from.month || (to.month === from.month && to.day < from.day);
  const first = dateOf(from, from.year ?? (to.year === undefined ? year : to.year - Number(isOverNewYear)));
  if (first === undefined) return undefined;
  const last = endOf(to, to.year ?? first.getUTCFullYear() + Number(isOverNewYear));
  return last === undefined || last < first ? undefined : { from: iso(first), to: iso(last) };
}

/** The dates as they are written, or the next such dates that have not ended `today`. */
export function nextDates(
  dates: WrittenDates,
  today: string,
  region: string,
): { from: string; to: string } | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (!Number.isInteger(thisYear) || thisYear < 1) return undefined;
  if (dates.kind === 'holiday') {
    const day = [thisYear, thisYear + 1]
      .map((year) => iso(holidayDate(dates.holiday, year, region)))
      .find((date) => date >= today);
    return day === undefined ? undefined : { from: day, to: day };
  }
  if (dates.from.year !== undefined || dates.to.year !== undefined) return inYear(dates, thisYear);
  return [thisYear - 1, thisYear, thisYear + 1]
    .map((year) => inYear(dates, year))
    .find((range) => range !== undefined && range.to >= today);
}
