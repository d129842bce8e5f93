import { daysAfter } from '../../../../profile/projection/local-date.ts';
import { allTime, firstOfMonth, lastDays, monthsFrom, type Period } from '../period.ts';
import {
  between,
  endOf,
  halfOf,
  joined,
  lastOne,
  type Made,
  momentAgo,
  NUMBER_WORDS,
  numberOf,
  oneDay,
  quarterOf,
  readDate,
  rolling,
  thisOne,
  upTo,
  WEEKDAYS,
  weekday,
  weekOf,
} from './period-makers.ts';

/** What a question says of time, and what is left of it. `ahead`: it asks for days to come. */
export type ReadPeriods = { periods: Period[]; rest: string; isAhead: boolean };

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '20\\d\\d';
const DAY = '\\d{1,2}(?: ?(?:st|nd|rd|th))?';
const TO = '(?:to|until|till|through)';
const NUMBER = `\\d{1,4}|${NUMBER_WORDS.join('|')}|couple of|couple`;
const UNIT = '(?:day|week|month|quarter|year)';
/** Before a month that may be another word. */
const LEAD =
  '(?:in|of|for|during|on|from|since|to|and|vs|versus|than|with|between|until|till|through|last|this|against|by)';

type Rule = { pattern: RegExp; read: (found: readonly string[], today: string) => Made };
const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?<= )(?:${pattern})(?= )`),
  read,
});

const ONE_DATE = `(?:${YEAR} \\d\\d \\d\\d|${MONTH} ${DAY}(?: ${YEAR})?|${DAY}(?: of)? ${MONTH}(?: ${YEAR})?|${MONTH}(?: of)?(?: ${YEAR})?|${YEAR})`;

/** The longest first: what is read is taken out of the question. */
const RULES: readonly Rule[] = [
  rule(`in (${MONTH}) (2\\d)(?! (?:st|nd|rd|th|to|and) )`, ([month = '', year = ''], today) =>
    readDate(`${month} 20${year}`, today),
  ),
  rule(
    `(?:(?:from|between) (${ONE_DATE}) (?:${TO}|and)|(${ONE_DATE}) ${TO}) (${ONE_DATE})`,
    ([first = '', other = first, last = ''], today) =>
      between(readDate(first || other, today), readDate(last, today)),
  ),
  rule(
    `(?:from |on )?(?:the )?(${DAY}) ${TO} (?:the )?(${DAY})(?: of)? (${MONTH}(?: ${YEAR})?)`,
    ([first, last, month], today) =>
      joined(readDate(`${first} ${month}`, today), readDate(`${last} ${month}`, today)),
  ),
  rule(
    `(?:from |on )?(${MONTH}) (${DAY}) ${TO} (${DAY})(?: (${YEAR}))?`,
    ([month, first, last, year = ''], today) =>
      joined(readDate(`${first} ${month} ${year}`, today), readDate(`${last} ${month} ${year}`, today)),
  ),
  rule(
    `(?:(?:by|until|till|as of|at) )?(?:the )?end of (?:the )?(last|previous|this) (week|month|quarter|year)`,
    ([which, unit], today) => endOf(which === 'this' ? thisOne(unit, today) : lastOne(unit, today), today),
  ),
  rule(
    `(?:(?:by|until|till|as of|at) )?(?:the )?end of (?:the )?q ?([1-4])(?: (${YEAR}))?`,
    ([quarter, year], today) => endOf(quarterOf(Number(quarter), year, today), today),
  ),
  rule(
    `(?:(a|one|${NUMBER}) (week|year)s? ago|this time last year)`,
    ([number = 'a', unit = 'year'], today) => momentAgo(number === 'a' ? 1 : numberOf(number), unit, today),
  ),
  rule(`(?:before|prior to) (${ONE_DATE})`, ([date = ''], today) => upTo(readDate(date, today), today, -1)),
  rule(
    `(?:by|until|till|up to|through|as of|by the end of|at the end of|end of) (${ONE_DATE})`,
    ([date = ''], today) => upTo(readDate(date, today), today, 0),
  ),
  rule(
    `(?:from|since|between) (${ONE_DATE}) (?:and|(?:up )?(?:to|until|till)) (?:now|today)`,
    ([first = ''], today) => between(readDate(first, today), lastDays(today, 1)),
  ),
  rule(`(?:up to|up until|until|till) (?:now|today|date)`, (_, today) => allTime(today)),
  rule(`since (?:the )?(?:start|beginning|launch|day one|we (?:started|launched))`, (_, today) =>
    allTime(today),
  ),
  rule(`since (last|this) (week|month|quarter|year)`, ([which, unit], today) =>
    joined(which === 'last' ? lastOne(unit, today) : thisOne(unit, today), lastDays(today, 1)),
  ),
  rule(`since (${ONE_DATE})`, ([first = ''], today) => joined(readDate(first, today), lastDays(today, 1))),
  rule(`since (?:last )?(${WEEKDAYS.join('|')})`, ([name = ''], today) =>
    joined(oneDay(weekday(name, today)), lastDays(today, 1)),
  ),
  rule(`(?:on |for |of |from )?(?:last |this )?(${WEEKDAYS.join('|')})(?: s)?`, ([name = ''], today) =>
    oneDay(weekday(name, today)),
  ),
  rule(
    `(?:in |for |of |during )?(?:the )?week (?:of|from|starting|beginning) (${ONE_DATE})`,
    ([date = ''], today) => weekOf(readDate(date, today), today),
  ),
  rule(`since yesterday`, (_, today) => lastDays(today, 2)),
  rule(
    `(?:(?:in|during|over|for|within|of|from) )?(?:the )?(?:last|past|previous|trailing|recent|prior) (${NUMBER}) (${UNIT})s?`,
    ([number = '', unit], today) => rolling(numberOf(number), unit, today),
  ),
  rule(`(${NUMBER}) (${UNIT})s? (?:period|window)`, ([number = '', unit], today) =>
    rolling(numberOf(number), unit, today),
  ),
  rule(`(\\d{1,3}) day`, ([number = ''], today) => rolling(Number(number), 'day', today)),
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
    `(?:in |during |for |of |from )?(?:the )?(?:last|previous|past) (?:full|whole|complete|entire) (week|month|quarter|year)`,
    ([unit], today) => lastOne(unit, today),
  ),
  rule(
    `(?:in |during |for |of |from )?(?:the )?(?:last|previous|prior) (week|month|quarter|year)(?: s)?`,
    ([unit], today) => lastOne(unit, today),
  ),
  rule(
    `(?:in |during |for |of |so far )?(?:this|ths|current|the current) (week|month|quarter|year)s?(?: s)?(?: so far| to date)?`,
    ([unit], today) => thisOne(unit, today),
  ),
  rule(`(week|month|quarter|year) to date`, ([unit], today) => thisOne(unit, today)),
  rule(`(w|m|q|y) ?td`, ([letter], today) => thisOne(UNIT_OF[letter ?? ''], today)),
  rule(`(?:next|coming|upcoming|following) (?:(?:${NUMBER}) )?${UNIT}s?`, () => 'ahead'),
  rule(`(?:in |for |during |of )?(?:the )?h ?([12])(?: of)?(?: (${YEAR}))?`, ([half, year], today) =>
    halfOf(Number(half), year, today),
  ),
  rule(
    `(?:in |for |during |of )?(?:the )?(first|second) half(?: of)?(?: (${YEAR}|the year|this year))?`,
    ([word, year = ''], today) => halfOf(word === 'first' ? 1 : 2, /\d/.test(year) ? year : undefined, today),
  ),
  rule(`tomorrow|in the future`, () => 'ahead'),
  rule(`(?:for |of |so far )?todays?(?: s)?(?: so far)?|so far today`, (_, today) => lastDays(today, 1)),
  rule(`(?:for |of )?yesterdays?(?: s)?`, (_, today) => oneDay(daysAfter(today, -1), 'yesterday')),
  rule(
    `(?:in |for |during |of )?(?:the )?(?:last |this )?q ?([1-4])(?: of)?(?: (${YEAR}))?`,
    ([quarter, year], today) => quarterOf(Number(quarter), year, today),
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
  rule(`(?:in |for |of |during |from |this |last )?((?!may |mar )${MONTH})s?(?: s)?`, ([date = ''], today) =>
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
  const all = found.toSorted((one, other) => one.at - other.at).map(({ period }) => period);
  // "So far in November" is of November.
  const isSoFar = all.length > 1 && /\bso far\b/.test(plain);
  const periods = isSoFar ? all.filter(({ isAll }) => isAll !== true) : all;
  return { periods, rest: rest.replace(/ +/g, ' ').trim(), isAhead };
}
