import { daysAfter } from '#shared/profile/projection/local-date.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { HOLIDAY_WORDS, holidayDate } from './holidays.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const YEAR = '(?:,? 20\\d\\d)?';
const WEEKDAY = '(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const IS_WEEKDAY = new RegExp(`^${WEEKDAY}$`);
const JOINT = '\\s*(?:to|until|till|through|thru|and|[-–,&])\\s*';

/** Ways to name one day, longest first. */
const DAYS = new RegExp(
  [
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    `\\b${MONTH} ${DAY}\\b${YEAR}`,
    `\\b(?:the )?${DAY}(?: of)? ${MONTH}(?![a-z])${YEAR}`,
    '\\b\\d{1,2}\\/\\d{1,2}(?:\\/(?:20)?\\d\\d)?\\b',
    `\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b`,
    `\\b(?:${HOLIDAY_WORDS.join('|')})\\b(?: day)?`,
    `\\b(?:last )?${WEEKDAY}\\b`,
    '\\b(?:today|tonight|tom+or+ow|tmrw|tmr|yesterday)\\b',
  ].join('|'),
  'g',
);

/** Days as ISO dates, inclusive; otherwise why there are none. `unsure`: other days may be meant. */
export type ReadDates = { from: string; to: string } | 'none' | 'impossible' | 'unclear' | 'past' | 'unsure';

type Context = { /** ISO date. */ today: string /** Country. */; region: string };
type Found = { date: string; isWeekday: boolean; start: number; end: number };

/** Finds the days that a message means, counted from today. Without a year, the next such day. */
export function readDates(question: string, context: Context): ReadDates {
  const text = spelledOut(question);
  const found: Found[] = [];
  const today = /\bnext week\b/.test(text) ? lastOfWeek(context.today) : context.today;
  for (const match of text.matchAll(DAYS)) {
    const isWeekday = IS_WEEKDAY.test(match[0]);
    const before = found.findLast((each) => isWeekday || !each.isWeekday);
    const date = readDay(match[0], {
      ...context,
      since: before?.date ?? (isWeekday ? today : context.today),
    });
    if (!isDate(date)) return date as ReadDates;
    found.push({ date, isWeekday, start: match.index, end: match.index + match[0].length });
  }
  if (found.length === 0) return 'none';
  return spanOf(text, withoutEchoes(found));
}

/** True if all numbers belong to dates. Another number may be an hour, or a date that wasn’t read. */
export function hasOnlyDates(question: string): boolean {
  return !/\d/.test(spelledOut(question).replace(DAYS, ' '));
}

/** The most characters of a question that are read. */
const MAX_LENGTH = 500;

/** "dec 24, 25 and 26" and "24-26 dec", with the month for each day. */
function spelledOut(question: string): string {
  let text = question.slice(0, MAX_LENGTH).toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ');
  for (const [pattern, written] of [
    [
      new RegExp(`\\b(${MONTH}) (${DAY})(${JOINT})(?=${DAY}(?!\\d|\\/| ?[ap]m\\b| (?:of )?${MONTH}))`),
      '$1 $2$3$1 ',
    ],
    [new RegExp(`\\b(${DAY})(${JOINT})(${DAY})((?: of)? ${MONTH})(?![a-z])`), '$1$4$2$3$4'],
  ] as const) {
    for (let times = 0; times < MAX_DAYS && pattern.test(text); times += 1)
      text = text.replace(pattern, written);
  }
  return text;
}

/** The days of one list. */
const MAX_DAYS = 7;

/** ISO date, or why there is none. `since`: the day after which to look for a missing year. */
function readDay(words: string, { today, region, since }: Context & { since: string }): string {
  if (/^\d{4}-/.test(words)) return dated(words, today);
  if (/^(?:yesterday|last )/.test(words)) return 'past';
  if (/^to(?:day|night)/.test(words)) return today;
  if (/^t(?:om|mr)/.test(words)) return daysAfter(today, 1);
  const weekday = WEEKDAYS.findIndex((day) => words.startsWith(day.slice(0, 3)));
  if (IS_WEEKDAY.test(words)) return nextWeekday(since, weekday);
  if (!/\d/.test(words)) return holidayDate(words, { today, region }) ?? 'none';
  const [first = 0, second = 0, third] = (words.match(/\d+/g) ?? []).map(Number);
  const month = MONTHS.findIndex((name) => words.includes(name)) + 1;
  if (month > 0) return inYear(month, first, { year: second, since, today });
  if (!words.includes('/')) return nextOfMonth(first, today);
  if (region === '' && first <= 12 && second <= 12 && first !== second) return 'unclear';
  const isMonthFirst = second > 12 || (first <= 12 && region === 'US');
  const [slashedMonth, day] = isMonthFirst ? [first, second] : [second, first];
  return inYear(slashedMonth, day, { year: third ?? 0, since, today });
}

/** A weekday next to its own date adds nothing. */
function withoutEchoes(found: readonly Found[]): Found[] {
  const dates = found.filter(({ isWeekday }) => !isWeekday);
  const isEcho = ({ isWeekday, date }: Found) =>
    isWeekday && dates.some((other) => weekdayOf(other.date) === weekdayOf(date));
  const left = found.filter((each) => !isEcho(each));
  return left.filter(({ date }, index) => left.findIndex((other) => other.date === date) === index);
}

/** The days without gaps. */
function spanOf(text: string, days: readonly Found[]): ReadDates {
  const [first, second] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'none';
  const between = second === undefined ? '' : text.slice(first.end, second.start);
  if (days.length === 2 && /^\s*(?:to|until|till?|through|thru|[-–])\s*(?:the )?$/.test(between))
    return first.date < last.date ? { from: first.date, to: last.date } : 'unsure';
  const isInOnePiece = days.every(({ date }, index) => date === daysAfter(first.date, index));
  return isInOnePiece ? { from: first.date, to: last.date } : 'unsure';
}

type Sought = { /** 0: not named. */ year: number; since: string; today: string };

function inYear(month: number, day: number, { year, since, today }: Sought): string {
  if (year > 0) return dated(isoDate(year < 100 ? 2000 + year : year, month, day), today);
  return nextDate(month, day, since) ?? 'impossible';
}

function dated(date: string, today: string): string {
  if (!isDate(date)) return 'impossible';
  return date < today ? 'past' : date;
}

/** The next such day from `since`, inclusive; undefined if the next four years have none. */
function nextDate(month: number, day: number, since: string): string | undefined {
  const year = Number(since.slice(0, 4));
  return [0, 1, 2, 3, 4]
    .map((later) => isoDate(year + later, month, day))
    .find((date) => isDate(date) && date >= since);
}

/** The next such day of a month. */
function nextOfMonth(day: number, today: string): string {
  const dates = MONTHS.flatMap((_, month) => nextDate(month + 1, day, today) ?? []);
  return dates.toSorted()[0] ?? 'impossible';
}

function isoDate(year: number, month: number, day: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

function isDate(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

/** From Monday, 0. */
const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Sunday of the same week. */
const lastOfWeek = (date: string) => daysAfter(date, 6 - weekdayOf(date));

/** The first such weekday after `since`. */
function nextWeekday(since: string, weekday: number): string {
  return daysAfter(since, (weekday - weekdayOf(since) + 7) % 7 || 7);
}
