import { daysAfter } from '../../../../profile/projection/local-date.ts';
import {
  dayName,
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

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?: (?:st|nd|rd|th))?';
const YEAR = '20\\d\\d';
export const NUMBER = `\\d{1,4}|${NUMBER_WORDS.join('|')}|couple of|couple`;
export const UNIT = '(?:day|week|month|quarter|year)';
export const DATE_PARTS = { MONTH, DAY };

/** Words that name days by themselves, the longest first. */
export const POINT = [
  '(?:the )?day before yesterday',
  '(?:the )?month before last',
  'yesterday(?: s)?',
  'today(?: s)?(?: so far)?',
  '(?:so far )?(?:the )?(?:last|this|past|previous|current|prior) (?:full |whole |complete |entire |running )?(?:week|month|quarter|year)s?(?: s)?(?: so far| to date)?',
  `(?:last |this )?(?:${WEEKDAYS.join('|')})`,
  `${YEAR} \\d\\d \\d\\d`,
  `${MONTH} ${DAY}(?: ${YEAR})?`,
  `${DAY}(?: of)? ${MONTH}(?: ${YEAR})?`,
  `(?:this |last )?${MONTH}s?(?: of)?(?: ${YEAR})?(?: s)?(?: so far)?`,
  `(?:the )?(?:this |last )?(?:q [1-4]|(?:first|second|third|fourth) quarter)(?: of)?(?: ${YEAR})?`,
  `(?:the )?(?:h [12]|(?:first|second) half)(?: of)?(?: ${YEAR}| this year| the year)?`,
  YEAR,
].join('|');

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const numberOf = (word: string) =>
  word.startsWith('couple') ? 2 : NUMBER_WORDS.indexOf(word) + 1 || Number(word);

export const oneDay = (day: string, label = dayName(day)): Period => ({ from: day, to: day, label });

/** The days that a `POINT` names: the latest that have begun where no year is named. */
export function daysNamed(words: string, today: string): Made {
  if (words.includes('before yesterday')) return oneDay(daysAfter(today, -2));
  if (words.includes('month before last')) return monthsFrom(firstOfMonth(today, -2), { months: 1, today });
  if (words.includes('yesterday')) return oneDay(daysAfter(today, -1), 'yesterday');
  if (words.includes('today')) return lastDays(today, 1);
  const [, which, whole, unit] =
    /(last|this|past|previous|current|prior) (full |whole |complete |entire |running )?(week|month|quarter|year)/.exec(
      words,
    ) ?? [];
  // "Last months" are several, and nobody knows how many.
  if (unit !== undefined && which !== 'this' && new RegExp(`${unit}s`).test(words)) return undefined;
  if (unit !== undefined && (which === 'this' || which === 'current')) return thisOne(unit, today);
  if (unit !== undefined)
    return which === 'past' && whole === undefined ? rolling(1, unit, today) : lastOne(unit, today);
  const weekday = WEEKDAYS.find((name) => words.includes(name));
  if (weekday !== undefined) return oneDay(latest(weekday, today));
  const [, part, number, word = ''] =
    /\b(q|h|(?=first|second|third|fourth))(?: ([1-4])|(first|second|third|fourth)) ?/.exec(words) ?? [];
  if (part !== undefined) {
    const months = part === 'q' || words.includes('quarter') ? 3 : 6;
    return yearPart(months, number === undefined ? ORDINALS.indexOf(word) + 1 : Number(number), {
      year: new RegExp(YEAR).exec(words)?.[0],
      today,
    });
  }
  return dateOf(words, today);
}

/** Up to today. */
export function rolling(number: number, unit: string, today: string): Made {
  if (!(number >= 1) || number > 3_660) return undefined;
  const label = `last ${number} ${unit}s`;
  if (unit === 'day') return lastDays(today, number);
  if (unit === 'week') return { ...lastDays(today, 7 * number), label: `last ${7 * number} days` };
  const months = number * (unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12);
  if (months === 1) return lastDays(today, 30);
  return { from: daysAfter(sameDay(today, -months), 1), to: today, label };
}

export function thisOne(unit: string, today: string): Made {
  const label = `this ${unit}, so far`;
  if (unit === 'week') return { from: startOfWeek(today), to: today, label };
  const { first, months } = monthsOf(unit, today);
  return monthsFrom(first, { months, today, label });
}

function lastOne(unit: string, today: string): Made {
  if (unit === 'week') {
    const monday = daysAfter(startOfWeek(today), -7);
    return { from: monday, to: daysAfter(monday, 6), label: 'last week' };
  }
  const { first, months } = monthsOf(unit, today);
  return monthsFrom(firstOfMonth(first, -months), { months, today, label: `last ${unit}` });
}

function monthsOf(unit: string, day: string): { first: string; months: number } {
  if (unit === 'month') return { first: firstOfMonth(day), months: 1 };
  if (unit === 'year') return { first: `${day.slice(0, 4)}-01-01`, months: 12 };
  return { first: firstOfMonth(day, -((Number(day.slice(5, 7)) - 1) % 3)), months: 3 };
}

/** A quarter or a half. */
function yearPart(
  months: 3 | 6,
  at: number,
  { year, today }: { year: string | undefined; today: string },
): Made {
  const first = (of: number) => `${of}-${String(months * (at - 1) + 1).padStart(2, '0')}-01`;
  const thisYear = Number(today.slice(0, 4));
  const of = year === undefined ? (first(thisYear) > today ? thisYear - 1 : thisYear) : Number(year);
  const label = `${months === 3 ? 'Q' : 'H'}${at} ${of}`;
  return monthsFrom(first(of), { months, today, label }) ?? 'ahead';
}

/** A day, a month or a year. */
function dateOf(words: string, today: string): Made {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  if (/^20\d\d \d\d \d\d$/.test(words)) return dated(words.replaceAll(' ', '-'), today);
  const named = words.match(/[a-z]{3,}/g) ?? [];
  const month = MONTHS.findIndex((name) => named.some((word) => name.startsWith(word.slice(0, 3)))) + 1;
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

/** The latest one that is over. */
function latest(weekday: string, today: string): string {
  const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - (WEEKDAYS.indexOf(weekday) + 1) + 7) % 7;
  return daysAfter(today, -(back === 0 ? 7 : back));
}
