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
  startOfWeek,
} from '../period.ts';
import {
  DATE_PARTS,
  daysNamed,
  joined,
  type Made,
  NUMBER,
  numberOf,
  oneDay,
  POINT,
  rolling,
  thisOne,
  UNIT,
} from './named-days.ts';

/** `said`: the words that name the days. `isAhead`: it asks for days to come. */
export type ReadPeriods = { periods: Period[]; rest: string; said: string; isAhead: boolean };

const { MONTH, DAY } = DATE_PARTS;
const LEAD = '(?:(?:in|on|for|of|during|from|over|within|at) )?(?:the )?';
const TO = '(?:to|until|till|through)';
const NOW = '(?:now|today|date)';
const UNIT_OF: Readonly<Record<string, string>> = { w: 'week', m: 'month', q: 'quarter', y: 'year' };

/** Spans of which one end names the month or the year of both. */
const WRITTEN_OUT: readonly [pattern: RegExp, as: string][] = [
  [new RegExp(`\\bin (${MONTH}) (2\\d)(?= |$)(?! (?:st|nd|rd|th|${TO}) )`), 'in $1 20$2'],
  [new RegExp(`\\b(${MONTH}) (${DAY}) ${TO} (${DAY})(?! ${MONTH})(?= |$)`), '$1 $2 to $1 $3'],
  [new RegExp(`\\b(${DAY}) ${TO} (${DAY})(?: of)? (${MONTH})`), '$3 $1 to $3 $2'],
  [/\b(who|which|that|restaurants?|customers?|they|we|i) may\b/, '$1 could'],
  [/\bfortnight\b/, '2 weeks'],
  [/\b(past|last|previous) 2 weeks\b/, 'last 2 weeks'],
  [/\bmonth to date\b/, 'this month'],
  [
    /((?:last|past) (\d+ \w+)) (?:versus|compared (?:to|with)|against|and) (?:the )?(?:previous |prior |last )?\2(?: before| prior| earlier)?(?: that)?/,
    '$1 compared with the period before',
  ],
  [
    /\b(last week|last month|yesterday) (?:and|versus|against|than|compared (?:to|with)) (?:in )?(?:the )?(?:day|week|month) (?:before|earlier|prior)\b(?! last| yesterday)(?: that)?/,
    '$1 compared with the period before',
  ],
];

type Rule = [pattern: string, read: (found: readonly string[], today: string) => Made];
/** What is read is taken out of the question, in this order. */
const RULES: readonly Rule[] = [
  [
    `(?:from |since |between )(${POINT}) (?:and|(?:up )?${TO}) ${NOW}`,
    ([first], today) => between(first, 'today', today),
  ],
  [
    `(?:from|between) (${POINT}) (?:${TO}|and) (${POINT})`,
    ([first, last], today) => between(first, last, today),
  ],
  [`(?:from |on )?(${POINT}) ${TO} (${POINT})`, ([first, last], today) => between(first, last, today)],
  ['since (?:the )?(?:start|beginning|launch|day one|we (?:started|launched))', (_, today) => allTime(today)],
  [`since (?:the )?(${POINT})`, ([first = ''], today) => joined(daysNamed(first, today), lastDays(today, 1))],
  [
    `(?:(?:by|until|till|as of|at) )?(?:the )?end of (?:the )?(${POINT})`,
    ([day = ''], today) => upTo(daysNamed(day, today), { today, isOver: true }),
  ],
  [
    `(?:by|until|till|up to|through|as of) (${POINT})`,
    ([day = ''], today) => upTo(daysNamed(day, today), { today }),
  ],
  [`(?:before|prior to) (${POINT})`, ([day = ''], today) => dayBefore(daysNamed(day, today), today)],
  [
    `${LEAD}week (?:of|from|starting|beginning) (${POINT})`,
    ([day = ''], today) => weekOf(daysNamed(day, today), today),
  ],
  [
    `${LEAD}(?:last|past|previous|trailing|recent|prior) (${NUMBER}) (${UNIT})s?`,
    ([number = '', unit = ''], today) => rolling(numberOf(number), unit, today),
  ],
  [
    `(?:(a|${NUMBER}) (week|year)s? ago|this time last year)`,
    ([number = 'a', unit = 'year'], today) => momentAgo(number === 'a' ? 1 : numberOf(number), unit, today),
  ],
  [`(${NUMBER}) days? ago`, ([number = ''], today) => oneDay(daysAfter(today, -numberOf(number)))],
  [
    `(${NUMBER}|a) months? ago`,
    ([number = ''], today) =>
      monthsFrom(firstOfMonth(today, number === 'a' ? -1 : -numberOf(number)), { months: 1, today }),
  ],
  [
    `(?:in )?(?:the )?(?:next|coming|upcoming|following) (?:(?:${NUMBER}) )?${UNIT}s?|tomorrow|in the future`,
    () => 'ahead',
  ],
  [`(?:in )?(?:${NUMBER}) ${UNIT}s? (?:ahead|out|from now)|in (?:${NUMBER}) ${UNIT}s?`, () => 'ahead'],
  [`(\\d{1,3}) days?`, ([number = ''], today) => rolling(Number(number), 'day', today)],
  [`(?:the )?(week|month|quarter|year) to date`, ([unit = ''], today) => thisOne(unit, today)],
  ['(w|m|q|y) ?td', ([letter = ''], today) => thisOne(UNIT_OF[letter] ?? '', today)],
  [`${LEAD}(${POINT})`, ([day = ''], today) => daysNamed(day, today)],
  [
    `(?:of |for |in |until |up to |to )?(?:all time|all of time|ever|lifetime|to date|so far|in total|altogether|until now|until today|till now)`,
    (_, today) => allTime(today),
  ],
];
const PATTERNS = RULES.map(([pattern, read]) => ({ pattern: new RegExp(`(?<= )(?:${pattern})(?= )`), read }));
/** Of one question. */
const MOST_PERIODS = 3;

/** Reads a plain question (`plainWords`). Days are those of UTC. */
export function readPeriods(plain: string, today: string): ReadPeriods {
  let rest = ` ${WRITTEN_OUT.reduce((text, [pattern, as]) => text.replace(pattern, as), plain)} `;
  let isAhead = false;
  const found: { at: number; period: Period; words: string }[] = [];
  for (const { pattern, read } of PATTERNS) {
    for (let times = 0; times < MOST_PERIODS; times += 1) {
      const match = pattern.exec(rest);
      const made = match === null ? undefined : read(match.slice(1), today);
      if (match === null || made === undefined) break;
      if (made === 'ahead') isAhead = true;
      else found.push({ at: match.index, period: made, words: match[0] });
      // As long as before, so that places stay comparable.
      const end = match.index + match[0].length;
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end);
    }
  }
  // "So far in November" is of November.
  const named =
    found.length > 1 ? found.filter(({ period }) => period.isAll !== true || period.to < today) : found;
  const inOrder = named.toSorted((one, other) => one.at - other.at);
  return {
    periods: inOrder.map(({ period }) => period),
    said: inOrder.map(({ words }) => words).join(' and '),
    rest: rest.replace(/ +/g, ' ').trim(),
    isAhead,
  };
}

/** "From June to October": one period, or two to compare where a change between them is asked for. */
function between(first = '', last = '', today: string): Made {
  const ends = [daysNamed(first, today), daysNamed(last, today)] as const;
  const [one, other] = ends;
  const made = joined(one, other);
  return typeof made === 'object' && typeof one === 'object' && typeof other === 'object'
    ? { ...made, ends: [one, other] }
    : made;
}

/** From the beginning to the end of these days. */
function upTo(made: Made, { today, isOver = false }: { today: string; isOver?: boolean }): Made {
  if (made === undefined || made === 'ahead') return made;
  if (isOver && made.to === today) return undefined;
  return { ...allTime(today), to: made.to, label: `until ${dayName(made.to)}` };
}

function dayBefore(made: Made, today: string): Made {
  if (made === undefined || made === 'ahead') return made;
  const to = daysAfter(made.from, -1);
  return { ...allTime(today), to, label: `until ${dayName(to)}` };
}

/** Monday to Sunday, as far as it has begun. */
function weekOf(made: Made, today: string): Made {
  if (typeof made !== 'object' || made.from !== made.to) return made === 'ahead' ? made : undefined;
  const from = startOfWeek(made.from);
  return { from, to: earlierOf(daysAfter(from, 6), today), label: `the week of ${dayName(from)}` };
}

/** For what stands at a moment; of what happens it names no days. */
function momentAgo(number: number, unit: string, today: string): Made {
  const day = unit === 'week' ? daysAfter(today, -7 * number) : sameDay(today, -12 * number);
  return { ...oneDay(day), isMoment: true };
}
