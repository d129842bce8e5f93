import type { DatedHours, Service } from '#shared/profile/hours.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import type { Statement } from './statements/statement.ts';
import {
  type ClockContext,
  type Interval,
  printTime,
  readEnd,
  readRanges,
  type WrittenTime,
} from './times/clock.ts';
import type { WrittenDay } from './times/written-dates.ts';

type Season = NonNullable<Service['season']>;

const DAY = 1_440;

/** The words of the text, with a capital letter: names of services and seasons. */
export function nameOf(source: string, span: { start: number; end: number } | undefined): string {
  const words = span
    ? source
        .slice(span.start, span.end)
        .replace(/\s+/g, ' ')
        .replace(/['’]s$/, '')
        .trim()
    : '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const monthDay = ({ month, day }: WrittenDay) =>
  `${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function seasonOf(source: string, statement: Statement): Season | null {
  const dates = statement.season?.dates;
  if (dates?.kind !== 'days') return null;
  const name = nameOf(source, statement.season?.name).slice(0, 40);
  return { from: monthDay(dates.from), to: monthDay(dates.to), name };
}

function seatingIn({ opens, closes }: Interval, time: WrittenTime | undefined): string | null {
  if (time === undefined) return null;
  const end = readEnd(time, opens, closes).find((minutes) => closes === null || minutes <= closes);
  return end === undefined ? null : printTime(end);
}

function noteOf(source: string, statement: Statement, interval: Interval): string {
  const late = interval.late ? source.slice(interval.late.start, interval.late.end) : '';
  const note = statement.note ? source.slice(statement.note.start, statement.note.end) : '';
  return [late.trim(), note.trim()].filter(Boolean).join(', ').replace(/\s+/g, ' ').slice(0, 160);
}

const printEnd = ({ opens, closes }: Interval) =>
  closes === null ? null : closes - opens === DAY ? '24:00' : printTime(closes);

/** "Breakfast 6:30-10:30 daily (7-11 Sat/Sun)": still of breakfast. */
const isInBracket = (source: string, { start, end }: Statement) =>
  source.charAt(start - 1) === '(' && source.charAt(end) === ')';

/** The services of one reading of a statement. */
export function servicesOf(
  source: string,
  statement: Statement,
  { days, intervals }: { days: readonly number[]; intervals: readonly Interval[] },
): Service[] {
  const weekdays = WEEKDAYS.filter((_, day) => days.includes(day));
  if (weekdays.length === 0) return [];
  const { meal, mealBefore } = statement;
  /* "food Mon–Sat 12–2, Sun 12–5": the kitchen's on Sunday, too. */
  const isOfBefore = mealBefore?.meal === 'any' || isInBracket(source, statement);
  const named = meal ?? (isOfBefore ? mealBefore : undefined);
  const name = named && named.end > 0 ? nameOf(source, named).slice(0, 40) : '';
  return intervals.map((interval) => ({
    name,
    days: weekdays,
    opens: printTime(interval.opens),
    closes: printEnd(interval),
    last_seating: seatingIn(interval, interval.last ?? statement.lastSeating),
    season: seasonOf(source, statement),
    note: noteOf(source, statement, interval),
  }));
}

export function datedServicesOf(intervals: readonly Interval[]): DatedHours['services'] {
  return intervals
    .slice(0, 4)
    .map((interval) => ({ opens: printTime(interval.opens), closes: printEnd(interval) }));
}

/** "Fri & Sat until 11" begins when the statement before begins; of two services the last ends then. */
function inherited(statement: Statement, before: readonly Interval[]): Interval[][] {
  const { until } = statement;
  const usual = before.at(-1);
  if (until === undefined || usual === undefined || before.length > 2) return [];
  const earlier = before.slice(0, -1);
  if (until.time === null) return [[...earlier, { opens: usual.opens, closes: null, late: until.span }]];
  return readEnd(until.time, usual.opens, usual.closes).map((closes) => [
    ...earlier,
    { opens: usual.opens, closes, late: null },
  ]);
}

/** All readings of a statement's times; `before` is the one reading of the statement before it. */
export function readingsOf(
  statement: Statement,
  context: ClockContext,
  before: readonly Interval[],
): Interval[][] {
  if (statement.until) return statement.ranges.length > 0 ? [] : inherited(statement, before);
  if (statement.ranges.length === 0) return [];
  const meal = statement.meal?.meal ?? statement.mealBefore?.meal;
  const found = readRanges(statement.ranges, { ...context, ...(meal ? { meal } : {}) });
  const isBehind = statement.meal && statement.ranges.length === 1 && statement.meal.start > statement.start;
  if (found.length > 0 || (statement.meal && !isBehind)) return found;
  return readRanges(statement.ranges, context);
}
