import {
  dayName,
  firstOfMonth,
  lastDays,
  monthsFrom,
  type Period,
  sameDay,
  spanName,
  startOfWeek,
} from '#shared/console/assistant/period.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';

/** The meaning of date words: past days or future days; undefined if they mean neither. */
export type Made = Period | 'ahead' | undefined;

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');
export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const DAY = '\\d{1,2}(?: (?:st|nd|rd|th))?';
export const NUMBER = `\\d{1,4}|${NUMBER_WORDS.join('|')}|couple of|couple`;
export const UNIT = '(?:day|week|month|quarter|year)';
const YEAR = '20\\d\\d';
const WHICH = '(last|this|past|previous|current|prior) (full |whole |complete |entire )?';

/** Patterns that name days on their own, longest first. */
export const POINT = [
  'yesterday(?: s)?',
  'today(?: s)?(?: so far)?',
  `(?:so far )?(?:the )?${WHICH.replaceAll(/\((?!\?)/g, '(?:')}${UNIT}s?(?: s)?(?: so far| to date)?`,
  `(?:last |this )?(?:${WEEKDAYS.join('|')})`,
  `${YEAR} \\d\\d \\d\\d`,
  `${MONTH} ${DAY}(?: ${YEAR})?`,
  `${DAY}(?: of)? ${MONTH}(?: ${YEAR})?`,
  `(?:this |last )?${MONTH}s?(?: of)?(?: ${YEAR})?(?: s)?(?: so far)?`,
  `(?:q [1-4]|h [12])(?: of)?(?: ${YEAR})?`,
  YEAR,
].join('|');

export const numberOf = (word: string) =>
  word.startsWith('couple') ? 2 : NUMBER_WORDS.indexOf(word) + 1 || Number(word);

export const oneDay = (day: string, label = dayName(day)): Period => ({ from: day, to: day, label });

/** The days that a `POINT` names. Without a year, the latest that have started. */
export function daysNamed(words: string, today: string): Made {
  if (words.includes('yesterday')) return oneDay(daysAfter(today, -1), 'yesterday');
  if (words.includes('today')) return lastDays(today, 1);
  const [, which, whole, unit] = new RegExp(`${WHICH}(${UNIT}s?)`).exec(words) ?? [];
  if (unit !== undefined) return unitNamed(`${which} ${whole ?? ''}`.trim(), unit, today);
  const weekday = WEEKDAYS.findIndex((name) => words.includes(name));
  if (weekday >= 0) {
    const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - (weekday + 1) + 7) % 7;
    return oneDay(daysAfter(today, -(back === 0 ? 7 : back)));
  }
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const year = numbers.find((number) => number >= 2_000);
  const [, part] = /^(q|h) \d/.exec(words) ?? [];
  const [day] = numbers.filter((number) => number < 100);
  if (part !== undefined) return yearPart(part === 'q' ? 3 : 6, { at: day ?? 1, year, today });
  if (/^20\d\d \d\d \d\d$/.test(words)) return dated(words.replaceAll(' ', '-'), today);
  const named = words.match(/[a-z]{3,}/g) ?? [];
  const month = MONTHS.findIndex((name) => named.some((word) => name.startsWith(word.slice(0, 3)))) + 1;
  if (month === 0) return yearPart(12, { at: 1, year, today });
  if (day === undefined) return yearPart(1, { at: month, year, today });
  const on = (of: number) => `${of}-${pad(month)}-${pad(day)}`;
  return dated(on(year ?? latestYear(on, today)), today);
}

const pad = (number: number) => String(number).padStart(2, '0');

/** This year, or last year if the day is still ahead. */
function latestYear(on: (year: number) => string, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  return on(thisYear) > today ? thisYear - 1 : thisYear;
}

/** A month, quarter, half, or year. */
function yearPart(
  months: number,
  { at, year, today }: { at: number; year: number | undefined; today: string },
): Made {
  const first = (of: number) => `${of}-${pad(months * (at - 1) + 1)}-01`;
  const of = year ?? latestYear(first, today);
  const label = { 1: undefined, 3: `Q${at} ${of}`, 6: `H${at} ${of}`, 12: String(of) }[months];
  return monthsFrom(first(of), { months, today, ...(label !== undefined && { label }) }) ?? 'ahead';
}

function dated(day: string, today: string): Made {
  const isReal = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (!isReal) return undefined;
  return day > today ? 'ahead' : oneDay(day);
}

/** The current unit so far, the last full one, or the past days. */
export function unitNamed(which: string, unit: string, today: string): Made {
  const isNow = /this|current/.test(which);
  // "Last months" doesn't say how many.
  if (!isNow && unit.endsWith('s')) return undefined;
  const one = unit.replace(/s$/, '');
  if (which === 'past') return rolling(1, one, today);
  const label = isNow ? `this ${one} so far` : `last ${one}`;
  if (one === 'day') return isNow ? lastDays(today, 1) : undefined;
  if (one === 'week') {
    const monday = startOfWeek(today);
    if (isNow) return { from: monday, to: today, label };
    return { from: daysAfter(monday, -7), to: daysAfter(monday, -1), label };
  }
  const months = one === 'month' ? 1 : one === 'quarter' ? 3 : 12;
  const first = firstOfMonth(today, -((Number(today.slice(5, 7)) - 1) % months));
  return monthsFrom(isNow ? first : firstOfMonth(first, -months), { months, today, label });
}

/** Up to today. */
export function rolling(number: number, unit: string, today: string): Made {
  if (!(number >= 1) || number > 3_660) return undefined;
  if (unit === 'day' || unit === 'week') return lastDays(today, number * (unit === 'day' ? 1 : 7));
  const months = number * (unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12);
  if (months === 1) return lastDays(today, 30);
  return { from: daysAfter(sameDay(today, -months), 1), to: today, label: `last ${number} ${unit}s` };
}

export function joined(first: Made, last: Made): Made {
  if (first === 'ahead' || last === 'ahead') return 'ahead';
  if (first === undefined || last === undefined || first.from > last.to) return undefined;
  const period = { from: first.from, to: last.to };
  return { ...period, label: spanName(period) };
}
