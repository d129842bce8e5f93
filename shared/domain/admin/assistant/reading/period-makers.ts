import { daysAfter } from '../../../../profile/projection/local-date.ts';
import {
  allTime,
  dayName,
  earlierOf,
  firstOfMonth,
  lastDays,
  monthsFrom,
  type Period,
  sameDay,
  spanName,
  startOfWeek,
} from '../period.ts';

/** What words of time mean: days, or days to come; undefined where they mean none. */
export type Made = Period | 'ahead' | undefined;

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');
export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

export const numberOf = (word: string) =>
  word.startsWith('couple') ? 2 : NUMBER_WORDS.indexOf(word) + 1 || Number(word);

export const oneDay = (day: string, label = dayName(day)): Period => ({ from: day, to: day, label });

/** Up to today. */
export function rolling(number: number, unit: string | undefined, today: string): Made {
  if (!(number >= 1) || number > 3_660) return undefined;
  const label = number === 1 ? `last ${unit}` : `last ${number} ${unit}s`;
  if (unit === 'day') return lastDays(today, number);
  if (unit === 'week') return { ...lastDays(today, 7 * number), label: `last ${7 * number} days` };
  const months = number * (unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12);
  if (months === 1) return lastDays(today, 30);
  return { from: daysAfter(sameDay(today, -months), 1), to: today, label };
}

/** From the beginning to the end of these days; with -1 to the day before them. */
export function upTo(made: Made, today: string, days: -1 | 0): Made {
  if (made === undefined || made === 'ahead') return made;
  const to = days === 0 ? made.to : daysAfter(made.from, -1);
  return { ...allTime(today), to, label: `until ${dayName(to)}` };
}

export function thisOne(unit: string | undefined, today: string): Made {
  const label = `this ${unit}, so far`;
  if (unit === 'week') return { from: startOfWeek(today), to: today, label };
  const { first, months } = monthsOf(unit, today);
  return monthsFrom(first, { months, today, label });
}

export function lastOne(unit: string | undefined, today: string): Made {
  if (unit === 'week') {
    const monday = daysAfter(startOfWeek(today), -7);
    return { from: monday, to: daysAfter(monday, 6), label: 'last week' };
  }
  const { first, months } = monthsOf(unit, today);
  return monthsFrom(firstOfMonth(first, -months), { months, today, label: `last ${unit}` });
}

function monthsOf(unit: string | undefined, day: string): { first: string; months: number } {
  if (unit === 'month') return { first: firstOfMonth(day), months: 1 };
  if (unit === 'year') return { first: `${day.slice(0, 4)}-01-01`, months: 12 };
  const month = Number(day.slice(5, 7));
  return { first: firstOfMonth(day, -((month - 1) % 3)), months: 3 };
}

/** The latest one that has begun where no year is named. */
export function quarterOf(quarter: number, year: string | undefined, today: string): Made {
  const first = (of: number) => `${of}-${String(3 * quarter - 2).padStart(2, '0')}-01`;
  const thisYear = Number(today.slice(0, 4));
  const start =
    year !== undefined ? first(Number(year)) : first(first(thisYear) > today ? thisYear - 1 : thisYear);
  return monthsFrom(start, { months: 3, today, label: `Q${quarter} ${start.slice(0, 4)}` }) ?? 'ahead';
}

/** The latest one that has begun where no year is named. */
export function halfOf(half: number, year: string | undefined, today: string): Made {
  const month = half === 1 ? '01' : '07';
  const thisYear = Number(today.slice(0, 4));
  const of = year ?? (`${thisYear}-${month}-01` > today ? thisYear - 1 : thisYear);
  return monthsFrom(`${of}-${month}-01`, { months: 6, today, label: `H${half} ${of}` }) ?? 'ahead';
}

/** A day, month or year; the latest that has begun where no year is named. */
export function readDate(words: string, today: string): Made {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  if (/^20\d\d \d\d \d\d$/.test(words)) return dated(words.replaceAll(' ', '-'), today);
  const month =
    MONTHS.findIndex((name) => words.match(/[a-z]{3,}/g)?.some((word) => name.startsWith(word.slice(0, 3)))) +
    1;
  const year = numbers.find((number) => number >= 2_000);
  if (month === 0)
    return year === undefined
      ? undefined
      : (monthsFrom(`${year}-01-01`, { months: 12, today, label: String(year) }) ?? 'ahead');
  const day = numbers.find((number) => number < 100);
  const on = (ofYear: number) =>
    `${ofYear}-${String(month).padStart(2, '0')}-${String(day ?? 1).padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const start = on(year ?? (on(thisYear) > today ? thisYear - 1 : thisYear));
  return day === undefined ? (monthsFrom(start, { months: 1, today }) ?? 'ahead') : dated(start, today);
}

function dated(day: string, today: string): Made {
  const isReal = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (!isReal) return undefined;
  return day > today ? 'ahead' : oneDay(day);
}

export function joined(first: Made, last: Made): Made {
  if (first === 'ahead' || last === 'ahead') return 'ahead';
  if (first === undefined || last === undefined || first.from > last.to) return undefined;
  const period = { from: first.from, to: last.to };
  return { ...period, label: spanName(period) };
}

/** "From June to October": one period, or two to compare where a change between them is asked for. */
export function between(first: Made, last: Made): Made {
  const made = joined(first, last);
  const hasEnds = typeof made === 'object' && typeof first === 'object' && typeof last === 'object';
  return hasEnds ? { ...made, ends: [first, last] } : made;
}

/** All until the last day of a month, week or year that is over. */
export function endOf(made: Made, today: string): Made {
  return made === undefined || made === 'ahead' || made.to === today ? undefined : upTo(made, today, 0);
}

/** Monday to Sunday, as far as it has begun; undefined where no day is named. */
export function weekOf(made: Made, today: string): Made {
  if (made === undefined || made === 'ahead' || made.from !== made.to)
    return made === 'ahead' ? made : undefined;
  const from = startOfWeek(made.from);
  const period = { from, to: earlierOf(daysAfter(from, 6), today) };
  return { ...period, label: `the week of ${dayName(from)}` };
}

/** For what stands at a moment; of what happens it names no days. */
export function momentAgo(number: number, unit: string, today: string): Made {
  const day = unit === 'week' ? daysAfter(today, -7 * number) : sameDay(today, -12 * number);
  return { ...oneDay(day), isMoment: true };
}

/** The latest one that is over. */
export function weekday(name: string, today: string): string {
  const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - (WEEKDAYS.indexOf(name) + 1) + 7) % 7;
  return daysAfter(today, -(back === 0 ? 7 : back));
}
