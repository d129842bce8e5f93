import {
  allTime,
  dayName,
  earlierOf,
  firstOfMonth,
  lastDays,
  monthsFrom,
  type Period,
  startOfWeek,
} from '#shared/console/assistant/period.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import {
  DAY,
  daysNamed,
  joined,
  type Made,
  MONTH,
  NUMBER,
  numberOf,
  oneDay,
  POINT,
  rolling,
  UNIT,
  unitNamed,
} from './named-days.ts';

/** `said` has the date words. `isAhead` is true for future days. */
export type ReadPeriods = { periods: Period[]; rest: string; said: string; isAhead: boolean };

const TO = '(?:to|until|till|through)';
const IN = '(?:(?:in|on|for|of|during|from|over|within|at) )?(?:the )?';
const UNITS: Readonly<Record<string, string>> = { w: 'week', m: 'month', q: 'quarter', y: 'year' };

/** Rewrites spans whose month is named once, and steps. "May" after who or which is a verb. */
const WRITTEN_OUT: readonly [pattern: RegExp, as: string][] = [
  [new RegExp(`\\bin (${MONTH}) (2\\d)(?= |$)(?! (?:st|nd|rd|th|${TO}) )`), 'in $1 20$2'],
  [new RegExp(`\\b(${MONTH}) (${DAY}) ${TO} (${DAY})(?! ${MONTH})(?= |$)`), '$1 $2 to $1 $3'],
  [new RegExp(`\\b(${DAY}) ${TO} (${DAY})(?: of)? (${MONTH})`), '$3 $1 to $3 $2'],
  [/\b(who|which|that|restaurants?|customers?|they|we|i) may\b/, '$1 could'],
  [/\bfortnight\b/, '14 days'],
  [/\bmonth over month\b|\bmom\b/, 'last month compared with the period before'],
  [/\bweek over week\b|\bwow\b/, 'last 7 days compared with the period before'],
  [/\byear over year\b|\byoy\b/, 'last 365 days compared with the period before'],
];

type Read = (found: readonly string[], today: string) => Made;
const named: Read = ([day = ''], today) => daysNamed(day, today);
const since: Read = ([day = ''], today) => joined(daysNamed(day, today), lastDays(today, 1));
const past: Read = ([number = '', unit = 'day'], today) => rolling(numberOf(number), unit, today);
const ever: Read = (_, today) => allTime(today);
const ahead: Read = () => 'ahead';

/** Each match is removed from the question, in this order. */
const RULES: readonly [pattern: string, read: Read][] = [
  [`(?:from|since|between) (${POINT}) (?:and|(?:up )?${TO}) (now|date)`, between],
  [`(?:from|between) (${POINT}) (?:${TO}|and) (${POINT})`, between],
  [`(?:from |on )?(${POINT}) ${TO} (${POINT})`, between],
  ['since (?:the )?(?:start|beginning|launch|day one|we (?:started|launched))', ever],
  [`since (?:the )?(${POINT})`, since],
  [`(?:(?:by|until|as of|at) )?(?:the )?(end of) (?:the )?(${POINT})`, upTo],
  [`(by|until|till|up to|through|as of) (${POINT})`, upTo],
  [`${IN}week (?:of|from|starting) (${POINT})`, weekOf],
  [`${IN}(?:last|past|previous|trailing|recent|prior) (${NUMBER}) (${UNIT})s?`, past],
  [`(${NUMBER}) days? ago`, ([days = ''], today) => oneDay(daysAfter(today, -numberOf(days)))],
  [`(${NUMBER}|a) months? ago`, monthAgo],
  [`(?:in )?(?:the )?(?:next|coming|upcoming|following) (?:(?:${NUMBER}) )?${UNIT}s?|tomorrow`, ahead],
  [`(?:in )?(?:${NUMBER}) ${UNIT}s? (?:ahead|out|from now)|in (?:${NUMBER}) ${UNIT}s?`, ahead],
  [`(?:past )?(\\d{1,3}) days?`, past],
  [`(?:the )?(${UNIT}) to date`, ([unit = ''], today) => unitNamed('this', unit, today)],
  ['([wmqy]) ?td', ([letter = ''], today) => unitNamed('this', UNITS[letter] ?? '', today)],
  [`${IN}(${POINT})`, named],
  [
    '(?:of |for |in |until |up to |to )?(?:all (?:of )?time|ever|lifetime|to date|so far|in total|altogether|until (?:now|today))',
    ever,
  ],
];
const PATTERNS = RULES.map(([pattern, read]) => ({ pattern: new RegExp(`(?<= )(?:${pattern})(?= )`), read }));
/** The most periods of a question. */
const MOST_PERIODS = 3;

/** Finds the periods of a plain question (`plainWords`). Dates are in UTC. */
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
      // Keep the length, so that positions stay comparable.
      rest = rest.replace(pattern, (words) => ' '.repeat(words.length));
    }
  }
  // "So far in November" means November.
  const own = found.length > 1 ? found.filter(({ words }) => !words.endsWith('so far')) : found;
  const inOrder = own.toSorted((one, other) => one.at - other.at);
  return {
    periods: inOrder.map(({ period }) => period),
    said: inOrder.map(({ words }) => words).join(' and '),
    rest: rest.replace(/ +/g, ' ').trim(),
    isAhead,
  };
}

/** "From June to October" is one period, or two if the question asks for a change. */
function between([first = '', last = '']: readonly string[], today: string): Made {
  const [one, other] = [
    daysNamed(first, today),
    /now|date/.test(last) ? lastDays(today, 1) : daysNamed(last, today),
  ];
  const made = joined(one, other);
  const hasEnds = typeof made === 'object' && typeof one === 'object' && typeof other === 'object';
  return hasEnds ? { ...made, ends: [one, other] } : made;
}

/** From the first day with data to the end of these days. */
function upTo([how, day = '']: readonly string[], today: string): Made {
  const made = daysNamed(day, today);
  if (typeof made !== 'object') return made;
  if (how === 'end of' && made.to === today) return undefined;
  return { ...allTime(today), to: made.to, label: `until ${dayName(made.to)}` };
}

/** Monday to Sunday, up to today. */
function weekOf([day = '']: readonly string[], today: string): Made {
  const made = daysNamed(day, today);
  if (typeof made !== 'object') return made;
  const from = startOfWeek(made.from);
  return { from, to: earlierOf(daysAfter(from, 6), today), label: `the week of ${dayName(from)}` };
}

function monthAgo([number = '']: readonly string[], today: string): Made {
  const months = number === 'a' ? 1 : numberOf(number);
  return monthsFrom(firstOfMonth(today, -months), { months: 1, today });
}
