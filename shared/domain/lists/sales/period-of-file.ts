import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';
import type { CountedSales } from '#shared/domain/menu-engineering/sales/count-sales.ts';
import { MAX_PERIOD_DAYS } from '#shared/domain/menu-engineering/sales/menu-sales.ts';
import { findDayOrder } from '../day-order.ts';
import { type PeriodColumn, periodsNamed } from './period-words.ts';

/** The days of an export whose rows have none: from the first to the last, or only how many. */
export type FilePeriod = { from: string; to: string } | { days: number };

/** Sales whose rows have days keep theirs. */
export function withPeriod(counted: CountedSales, period: FilePeriod | undefined): CountedSales {
  if (counted.from !== undefined || period === undefined || !('from' in period)) return counted;
  return { ...counted, from: period.from, to: period.to };
}

const MONTH_NAME = '\\p{L}{3,10}\\.?';
const DAYS = new RegExp(
  [
    '\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}',
    '\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}',
    `\\d{1,2}(?:st|nd|rd|th)?\\.?[ -](?:de )?${MONTH_NAME},?[ -](?:de )?\\d{4}`,
    `${MONTH_NAME} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
  ].join('|'),
  'giu',
);
const MOST_LINES = 40;
const BEGINS =
  /^(?:from|start|start date|von|ab|beginn|du|debut|date de debut|desde|fecha inicio|dal|da|inizio|van|de)\b/i;
const ENDS = /^(?:to|until|end|end date|bis|ende|au|fin|date de fin|hasta|fecha fin|al|a|fine|tot|ate)\b/i;

/** The period that stands above the columns: two days in one row, or a row for each. Undefined where nobody can tell. */
export function periodAbove(above: readonly string[]): FilePeriod | undefined {
  const lines = above.slice(0, MOST_LINES).map((line) => ({ line: line.slice(0, 200), days: daysIn(line) }));
  const both = lines.find(({ days }) => days.length === 2);
  const begin = lines.find(({ line, days }) => days.length === 1 && BEGINS.test(line));
  const end = lines.find(({ line, days }) => days.length === 1 && ENDS.test(line));
  const days = both?.days ?? [...(begin?.days ?? []), ...(end?.days ?? [])];
  const period = days.length === 2 ? spanOf(days) : undefined;
  return period ?? lines.map(({ line }) => monthIn(line)).find((month) => month !== undefined);
}

function daysIn(line: string): string[] {
  const found = line.slice(0, 200).match(DAYS) ?? [];
  const days = found.map((day) => day.replace(/\bde /gi, '').replace(/(\d)(?:st|nd|rd|th)\b/i, '$1'));
  return [...new Set(days.filter((day) => readDay(day) !== undefined))];
}

/** From the first to the last of them; undefined where their order of day and month is open. */
function spanOf(days: readonly string[]): FilePeriod | undefined {
  const finding = findDayOrder(days);
  if (finding.kind === 'open') return undefined;
  const order: DayOrder = finding.kind === 'shown' ? finding.order : 'day_first';
  const read = days.map((day) => readDay(day)?.[order] ?? '').sort();
  const [from, to] = [read[0], read.at(-1)];
  if (!from || !to) return undefined;
  return (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_PERIOD_DAYS ? { from, to } : undefined;
}

/** "October 2026", "Zeitraum: Oktober 2026": all of the month, where the line says nothing else. */
function monthIn(line: string): FilePeriod | undefined {
  const words = line.trim().split(/[\s:]+/);
  const [month] = words.length > 6 ? [] : periodsNamed(words.slice(-2).join(' '));
  return month?.kind === 'month' && month.year !== undefined ? spanOfMonths([month]) : undefined;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const QUARTER_DAYS = 91;

/** The period that columns of months, weeks or days make together. */
export function periodOfColumns(columns: readonly PeriodColumn[]): FilePeriod | undefined {
  const [first] = columns;
  if (first === undefined) return undefined;
  if (first.kind === 'month') return spanOfMonths(columns);
  if (first.kind === 'quarter') return { days: QUARTER_DAYS * columns.length };
  if (first.kind === 'week') return { days: WEEK_DAYS * columns.length };
  if (first.kind === 'weekday') return { days: WEEK_DAYS };
  const names = columns.map(({ name }) => name);
  return spanOf(names) ?? { days: names.length };
}

const SOME_YEAR = 2026;

/** Months with their years are days of the calendar; without, only their lengths are known. */
function spanOfMonths(months: readonly PeriodColumn[]): FilePeriod | undefined {
  const days = months.reduce((sum, { name, year }) => sum + lengthOf(Number(name), year ?? SOME_YEAR), 0);
  if (days > MAX_PERIOD_DAYS) return undefined;
  const firsts = months.flatMap(({ name, year }) => (year === undefined ? [] : [year * 12 + Number(name)]));
  const [first, last] = [Math.min(...firsts), Math.max(...firsts)];
  if (firsts.length < months.length || last - first + 1 !== months.length) return { days };
  const isoDay = (index: number, day: number) =>
    `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { from: isoDay(first, 1), to: isoDay(last, lengthOf(last % 12, Math.floor(last / 12))) };
}

function lengthOf(month: number, year: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
