import { fixedHoliday } from '../times/holiday-dates.ts';
import type { WrittenDates, WrittenDay } from '../times/written-dates.ts';
import type { Holiday } from '../vocabulary/hours-vocabulary.ts';
import type { TokenReader } from './token-reader.ts';

export type DatesRead = { dates: WrittenDates; next: number };

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayNumber(reader: TokenReader, at: number): number | undefined {
  const number = reader.number(at);
  if (number === undefined || number.minute !== undefined || number.half !== undefined) return undefined;
  const text = reader.tokens[at]?.text ?? '';
  return /^\d+$/.test(text) && number.hour >= 1 && number.hour <= 31 ? number.hour : undefined;
}

function year(reader: TokenReader, at: number): { year?: number; next: number } {
  const comma = reader.isMark(at, ',') ? at + 1 : at;
  const found = reader.meaning(comma, 'year');
  return found ? { year: found.year, next: comma + 1 } : { next: at };
}

const LINKS = new Set(['.', 'of', 'de', 'del', "d'", 'di', 'of the']);

/** "of", "de", "." between the day and the month. */
function afterLink(reader: TokenReader, at: number): number {
  let next = at;
  while (LINKS.has(reader.tokens[next]?.text ?? '')) next += 1;
  return next;
}

type DayRead = { day: WrittenDay; next: number; isMonth: boolean };

/** "Dec 24", "24. Dezember 2026", "24.12.", or a whole month. */
function dayAt(reader: TokenReader, at: number): DayRead | undefined {
  const date = reader.meaning(at, 'date');
  if (date) {
    const { day, month } = date;
    return { day: { day, month, ...(date.year ? { year: date.year } : {}) }, next: at + 1, isMonth: false };
  }
  const number = dayNumber(reader, at);
  const monthAt = number === undefined ? at : afterLink(reader, at + 1);
  const month = reader.meaning(monthAt, 'month')?.month;
  if (month === undefined) return undefined;
  const dot = reader.isMark(monthAt + 1, '.') && !reader.isMark(monthAt + 2, '\n') ? 1 : 0;
  const after = monthAt + 1 + dot;
  const day = number ?? (isClockNext(reader, after) ? undefined : dayNumber(reader, after));
  const said = year(reader, number === undefined && day !== undefined ? after + 1 : monthAt + 1);
  if (day === undefined)
    return { day: { day: 1, month, ...pick(said.year) }, next: said.next, isMonth: true };
  if (day > (DAYS_OF_MONTH[month] ?? 31)) return undefined;
  return { day: { day, month, ...pick(said.year) }, next: said.next, isMonth: false };
}

const pick = (value: number | undefined) => (value === undefined ? {} : { year: value });

/** "Sept 9-5": the number begins a time. */
function isClockNext(reader: TokenReader, at: number): boolean {
  const next = reader.number(at + 2);
  const isRange = reader.isRange(at + 1) && next !== undefined;
  return isRange && (next.half !== undefined || next.minute !== undefined);
}

function rangeOf(from: DayRead, to: DayRead): WrittenDates {
  const last = to.isMonth ? { ...to.day, day: DAYS_OF_MONTH[to.day.month] ?? 31 } : to.day;
  return { kind: 'days', from: from.day, to: last, isMonths: from.isMonth && to.isMonth };
}

/** "24–26 December", "del 1 al 20 de agosto", "24. und 25. Dezember". */
function numbersThenMonth(reader: TokenReader, at: number): DatesRead | undefined {
  const first = dayNumber(reader, at);
  if (first === undefined) return undefined;
  const afterDot = reader.isMark(at + 1, '.') ? at + 2 : at + 1;
  if (!reader.isRange(afterDot) && !reader.isList(afterDot)) return undefined;
  const to = dayAt(reader, reader.afterFillers(afterDot + 1));
  if (to === undefined || to.isMonth || to.day.day <= first) return undefined;
  if (!reader.isRange(afterDot) && to.day.day !== first + 1) return undefined;
  const from = { ...to.day, day: first };
  return { dates: { kind: 'days', from, to: to.day, isMonths: false }, next: to.next };
}

/** "Dec 24–26": the second number has no month of its own. */
function monthThenNumbers(reader: TokenReader, { day, next }: DayRead): DatesRead | undefined {
  if (!reader.isRange(next)) return undefined;
  const last = dayNumber(reader, next + 1);
  if (last === undefined || reader.is(next + 2, 'month') || last <= day.day) return undefined;
  const said = year(reader, next + 2);
  const withYear = pick(said.year);
  return {
    dates: {
      kind: 'days',
      from: { ...day, ...withYear },
      to: { ...day, day: last, ...withYear },
      isMonths: false,
    },
    next: said.next,
  };
}

/** What leads to the first and the last day, and never to hours: "dal 10 al 25", "vom 10. bis 25." */
const DAYS_LEAD = /^(?:dal|dall'|del|du|vom|from the)$/;

/** "agosto dal 10 al 25", "im August vom 10. bis 25.": the days stand behind their month. */
function monthThenDays(reader: TokenReader, { day, next }: DayRead): DatesRead | undefined {
  if (!DAYS_LEAD.test(reader.tokens[next]?.text ?? '')) return undefined;
  const first = dayNumber(reader, next + 1);
  const range = reader.isMark(next + 2, '.') ? next + 3 : next + 2;
  const lastAt = reader.afterFillers(range + 1);
  const last = dayNumber(reader, lastAt);
  const isWhole = first !== undefined && last !== undefined && reader.isRange(range) && last > first;
  if (!isWhole || last > (DAYS_OF_MONTH[day.month] ?? 31)) return undefined;
  const end = reader.isMark(lastAt + 1, '.') && !reader.isMark(lastAt + 2, '\n') ? lastAt + 2 : lastAt + 1;
  const dates = {
    kind: 'days',
    from: { ...day, day: first },
    to: { ...day, day: last },
    isMonths: false,
  } as const;
  return { dates, next: end };
}

/** "1er mai au 30 septembre", "July 4 to end of September": a range that begins on a holiday of the same date each year. */
function fromHoliday(reader: TokenReader, at: number, holiday: Holiday): DatesRead | undefined {
  const day = fixedHoliday(holiday);
  const last = day && reader.isRange(at + 1) ? lastAt(reader, at + 2) : undefined;
  return day && last && { dates: rangeOf({ day, next: at + 1, isMonth: false }, last), next: last.next };
}

const END_OF = /^(?:end|ende|fin|finales|final|fine)$/;

/** "to 30 September", "to the end of September". */
function lastAt(reader: TokenReader, at: number): DayRead | undefined {
  const first = reader.afterFillers(at);
  if (!END_OF.test(reader.tokens[first]?.text ?? '')) return dayAt(reader, first);
  const month = dayAt(reader, reader.afterFillers(afterLink(reader, first + 1)));
  return month?.isMonth ? month : undefined;
}

/** A date, a range of dates or of months, or a holiday by its name. */
export function readDates(reader: TokenReader, at: number): DatesRead | undefined {
  const holiday = reader.meaning(at, 'holiday');
  const season = holiday && fromHoliday(reader, at, holiday.holiday);
  if (season) return season;
  if (holiday)
    return {
      dates: {
        kind: 'holiday',
        holiday: holiday.holiday,
        span: { start: reader.start(at), end: reader.end(at) },
      },
      next: at + 1,
    };
  const numbers = numbersThenMonth(reader, at);
  if (numbers) return numbers;
  const first = dayAt(reader, at);
  if (first === undefined) return undefined;
  const isMonthName = first.isMonth;
  const short = isMonthName ? monthThenDays(reader, first) : monthThenNumbers(reader, first);
  if (short) return short;
  if (reader.isRange(first.next)) {
    const last = lastAt(reader, first.next + 1);
    if (last) return { dates: rangeOf(first, last), next: last.next };
  }
  const beside = isMonthName && reader.isList(first.next) ? dayAt(reader, first.next + 1) : undefined;
  if (beside?.isMonth && beside.day.month === (first.day.month + 1) % 12)
    return { dates: rangeOf(first, beside), next: beside.next };
  return { dates: rangeOf(first, first), next: first.next };
}
