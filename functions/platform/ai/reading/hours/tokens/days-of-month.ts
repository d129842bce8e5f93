import type { WrittenDates } from '../times/written-dates.ts';
import type { TokenReader } from './token-reader.ts';

/** More days of one month are no list of holidays. */
const MOST = 10;
const LAST_DAY = 31;
const LINKS = new Set(['.', 'of', 'de', 'del', "d'", 'di']);

function dayAt(reader: TokenReader, at: number): number | undefined {
  const number = reader.number(at);
  const isPlain = /^\d{1,2}$/.test(reader.tokens[at]?.text ?? '');
  if (number === undefined || !isPlain || number.hour < 1 || number.hour > LAST_DAY) return undefined;
  return number.hour;
}

/** Numbers with commas and "and" between them, each later than the one before. */
function numbersAt(reader: TokenReader, at: number): { days: number[]; next: number } {
  const days: number[] = [];
  let next = at;
  for (;;) {
    const day = dayAt(reader, reader.afterFillers(next));
    if (day === undefined || day <= (days.at(-1) ?? 0) || days.length >= MOST) break;
    days.push(day);
    next = reader.afterFillers(next) + 1;
    if (reader.isMark(next, '.')) next += 1;
    const isComma = reader.isMark(next, ',') && reader.is(next + 1, 'and');
    const after = isComma ? next + 2 : next + 1;
    if (!reader.isList(next) || dayAt(reader, reader.afterFillers(after)) === undefined) break;
    next = after;
  }
  return { days, next };
}

/** Days after one another are one range. */
function rangesOf(days: readonly number[], month: number, year: number | undefined): WrittenDates[] {
  const ranges: [first: number, last: number][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  const said = year === undefined ? {} : { year };
  return ranges.map(([first, last]) => ({
    kind: 'days',
    from: { day: first, month, ...said },
    to: { day: last, month, ...said },
    isMonths: false,
  }));
}

/** "24, 25 and 31 December", "December 25 and 26": several days of one month. */
export function readDaysOfMonth(
  reader: TokenReader,
  at: number,
): { dates: WrittenDates[]; next: number } | undefined {
  const before = reader.meaning(at, 'month');
  const { days, next } = numbersAt(reader, before === undefined ? at : at + 1);
  if (days.length < 2) return undefined;
  let monthAt = next;
  while (LINKS.has(reader.tokens[monthAt]?.text ?? '')) monthAt += 1;
  const month = reader.meaning(monthAt, 'month') ?? before;
  const isOther = before !== undefined && reader.is(next, 'month');
  const isClock = before !== undefined && (reader.isRange(next) || reader.isMark(next, ':'));
  if (month === undefined || isOther || isClock) return undefined;
  const after = before === undefined ? monthAt + 1 : next;
  const year = reader.meaning(after, 'year')?.year;
  return { dates: rangesOf(days, month.month, year), next: year === undefined ? after : after + 1 };
}
