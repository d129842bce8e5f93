import { daysAfter } from '../../../../profile/projection/local-date.ts';
import {
  allTime,
  dayName,
  firstOfMonth,
  lastDays,
  monthsFrom,
  type Period,
  sameDay,
  spanName,
  startOfWeek,
} from '../period.ts';

/** What a question says of time, and what is left of it. `ahead`: it asks for days to come. */
export type ReadPeriods = { periods: Period[]; rest: string; isAhead: boolean };

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '20\\d\\d';
const DAY = '\\d{1,2}(?: ?(?:st|nd|rd|th))?';
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `\\d{1,4}|${NUMBER_WORDS.join('|')}|couple of|couple`;
const UNIT = '(?:day|week|month|quarter|year)';
/** Before a month that may be another word. */
const LEAD =
  '(?:in|of|for|during|on|from|since|to|and|vs|versus|than|with|between|until|till|through|last|this|against|by)';

type Made = Period | 'ahead' | undefined;
type Rule = { pattern: RegExp; read: (found: readonly string[], today: string) => Made };
const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?<= )(?:${pattern})(?= )`),
  read,
});

const ONE_DATE = `(?:${YEAR} \\d\\d \\d\\d|${MONTH} ${DAY}(?: ${YEAR})?|${DAY}(?: of)? ${MONTH}(?: ${YEAR})?|${MONTH}(?: of)?(?: ${YEAR})?|${YEAR})`;

/** The longest first: what is read is taken out of the question. */
const RULES: readonly Rule[] = [
  rule(
    `(?:from|between) (${ONE_DATE}) (?:to|and|until|till|through) (${ONE_DATE})`,
    ([first = '', last = ''], today) => joined(readDate(first, today), readDate(last, today)),
  ),
  rule(`(?:before|prior to) (${ONE_DATE})`, ([date = ''], today) => upTo(readDate(date, today), today, -1)),
  rule(
    `(?:by|until|till|up to|through|as of|by the end of|at the end of|end of) (${ONE_DATE})`,
    ([date = ''], today) => upTo(readDate(date, today), today, 0),
  ),
  rule(
    `(?:from|since|between) (${ONE_DATE}) (?:and|(?:up )?(?:to|until|till)) (?:now|today)`,
    ([first = ''], today) => joined(readDate(first, today), lastDays(today, 1)),
  ),
  rule(`(?:up to|up until|until|till) (?:now|today|date)`, (_, today) => allTime(today)),
  rule(`since (?:the )?(?:start|beginning|launch|day one|we (?:started|launched))`, (_, today) =>
    allTime(today),
  ),
  rule(`since (last|this) (week|month|quarter|year)`, ([which, unit], today) =>
    joined(which === 'last' ? lastOne(unit, today) : thisOne(unit, today), lastDays(today, 1)),
  ),
  rule(`since (${ONE_DATE})`, ([first = ''], today) => joined(readDate(first, today), lastDays(today, 1))),
  rule(`since yesterday`, (_, today) => lastDays(today, 2)),
  rule(
    `(?:(?:in|during|over|for|within|of|from) )?(?:the )?(?:last|past|previous|trailing|recent|prior) (${NUMBER}) (${UNIT})s?`,
    ([number = '', unit], today) => rolling(numberOf(number), unit, today),
  ),
  rule(`(${NUMBER}) (${UNIT})s? (?:period|window)`, ([number = '', unit], today) =>
    rolling(numberOf(number), unit, today),
  ),
  rule(`(?:${NUMBER}) (?:day|week|month|year)s? (?:ahead|out|from now)`, () => 'ahead'),
  rule(`(${NUMBER}) days? ago`, ([number = ''], today) => oneDay(daysAfter(today, -numberOf(number)))),
  rule(`(${NUMBER}) months? ago`, ([number = ''], today) =>
    monthsFrom(firstOfMonth(today, -numberOf(number)), { months: 1, today }),
  ),
  rule(`(?:the )?day before yesterday`, (_, today) => oneDay(daysAfter(today, -2))),
  rule(`(?:the )?month before last`, (_, today) => monthsFrom(firstOfMonth(today, -2), { months: 1, today })),
  rule(`(?:in |during |for |of |from )?(?:the )?past (week|month|quarter|year)`, ([unit], today) =>
    rolling(1, unit, today),
  ),
  rule(
    `(?:in |during |for |of |from )?(?:the )?(?:last|previous|prior) (week|month|quarter|year)(?: s)?`,
    ([unit], today) => lastOne(unit, today),
  ),
  rule(
    `(?:in |during |for |of |so far )?(?:this|current|the current) (week|month|quarter|year)(?: s)?(?: so far| to date)?`,
    ([unit], today) => thisOne(unit, today),
  ),
  rule(`(week|month|quarter|year) to date`, ([unit], today) => thisOne(unit, today)),
  rule(`(w|m|q|y) ?td`, ([letter], today) => thisOne(UNIT_OF[letter ?? ''], today)),
  rule(`(?:next|coming|upcoming|following) (?:(?:${NUMBER}) )?${UNIT}s?`, () => 'ahead'),
  rule(`tomorrow|in the future`, () => 'ahead'),
  rule(`(?:for |of |so far )?todays?(?: s)?(?: so far)?|so far today`, (_, today) => lastDays(today, 1)),
  rule(`(?:for |of )?yesterdays?(?: s)?`, (_, today) => oneDay(daysAfter(today, -1), 'yesterday')),
  rule(`(?:in |for |during |of )?(?:the )?q ?([1-4])(?: of)?(?: (${YEAR}))?`, ([quarter, year], today) =>
    quarterOf(Number(quarter), year, today),
  ),
  rule(
    `(?:in |for |during |of )?(?:the )?(first|second|third|fourth|1 st|2 nd|3 rd|4 th) quarter(?: of)?(?: (${YEAR}))?`,
    ([word = '', year], today) =>
      quarterOf(ORDINALS.findIndex((each) => each.includes(word)) + 1, year, today),
  ),
  rule(`(?:in |on |for |of |during |from )?(?:the )?(${YEAR} \\d\\d \\d\\d)`, ([date = ''], today) =>
    readDate(date, today),
  ),
  rule(`(?:in |on |for |of |during |from )?(${MONTH} ${DAY}(?: ${YEAR})?)`, ([date = ''], today) =>
    readDate(date, today),
  ),
  rule(
    `(?:in |on |for |of |during |from )?(?:the )?(${DAY}(?: of)? ${MONTH}(?: ${YEAR})?)`,
    ([date = ''], today) => readDate(date, today),
  ),
  rule(`(?:in |for |of |during |from |this |last )?(${MONTH}(?: of)? ${YEAR})`, ([date = ''], today) =>
    readDate(date, today),
  ),
  rule(`(?:in |for |of |during |from |this |last )?((?!may |mar )${MONTH})(?: s)?`, ([date = ''], today) =>
    readDate(date, today),
  ),
  rule(`(?<= ${LEAD} )(may|mar)(?: s)?`, ([date = ''], today) => readDate(date, today)),
  rule(`(?:in |for |of |during |from )(${YEAR})`, ([year = ''], today) => readDate(year, today)),
  rule(`(${YEAR})`, ([year = ''], today) => readDate(year, today)),
  rule(
    `(?:of |for |in )?(?:all time|all of time|ever|lifetime|to date|so far|in total|altogether|until now|overall so far)`,
    (_, today) => allTime(today),
  ),
];

const UNIT_OF: Readonly<Record<string, string>> = { w: 'week', m: 'month', q: 'quarter', y: 'year' };
const ORDINALS = [
  ['first', '1 st'],
  ['second', '2 nd'],
  ['third', '3 rd'],
  ['fourth', '4 th'],
];
/** Of one question. */
const MAX_PERIODS = 3;

/** Reads a plain question (`plainQuestion`). Days are those of UTC. */
export function readPeriods(plain: string, today: string): ReadPeriods {
  let rest = ` ${plain} `;
  let isAhead = false;
  const found: { at: number; period: Period }[] = [];
  for (const { pattern, read } of RULES) {
    for (let times = 0; times < MAX_PERIODS; times += 1) {
      const match = pattern.exec(rest);
      if (match === null) break;
      const made = read(match.slice(1), today);
      if (made === undefined) break;
      if (made === 'ahead') isAhead = true;
      else found.push({ at: match.index, period: made });
      // As long as before, so that places stay comparable.
      const end = match.index + match[0].length;
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end);
    }
  }
  const periods = found.toSorted((one, other) => one.at - other.at).map(({ period }) => period);
  return { periods, rest: rest.replace(/ +/g, ' ').trim(), isAhead };
}

const numberOf = (word: string) =>
  word.startsWith('couple') ? 2 : NUMBER_WORDS.indexOf(word) + 1 || Number(word);

const oneDay = (day: string, label = dayName(day)): Period => ({ from: day, to: day, label });

/** Up to today. */
function rolling(number: number, unit: string | undefined, today: string): Made {
  if (!(number >= 1) || number > 3_660) return undefined;
  const label = number === 1 ? `last ${unit}` : `last ${number} ${unit}s`;
  if (unit === 'day') return lastDays(today, number);
  if (unit === 'week') return { ...lastDays(today, 7 * number), label: `last ${7 * number} days` };
  const months = number * (unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12);
  if (months === 1) return lastDays(today, 30);
  return { from: daysAfter(sameDay(today, -months), 1), to: today, label };
}

/** From the beginning to the end of these days; with -1 to the day before them. */
function upTo(made: Made, today: string, days: -1 | 0): Made {
  if (made === undefined || made === 'ahead') return made;
  const to = days === 0 ? made.to : daysAfter(made.from, -1);
  return { ...allTime(today), to, label: `until ${dayName(to)}` };
}

function thisOne(unit: string | undefined, today: string): Made {
  const label = `this ${unit}, so far`;
  if (unit === 'week') return { from: startOfWeek(today), to: today, label };
  const { first, months } = monthsOf(unit, today);
  return monthsFrom(first, { months, today, label });
}

function lastOne(unit: string | undefined, today: string): Made {
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
function quarterOf(quarter: number, year: string | undefined, today: string): Made {
  const first = (of: number) => `${of}-${String(3 * quarter - 2).padStart(2, '0')}-01`;
  const thisYear = Number(today.slice(0, 4));
  const start =
    year !== undefined ? first(Number(year)) : first(first(thisYear) > today ? thisYear - 1 : thisYear);
  return monthsFrom(start, { months: 3, today, label: `Q${quarter} ${start.slice(0, 4)}` }) ?? 'ahead';
}

/** A day, month or year; the latest that has begun where no year is named. */
function readDate(words: string, today: string): Made {
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

function joined(first: Made, last: Made): Made {
  if (first === 'ahead' || last === 'ahead') return 'ahead';
  if (first === undefined || last === undefined || first.from > last.to) return undefined;
  const period = { from: first.from, to: last.to };
  return { ...period, label: spanName(period) };
}
