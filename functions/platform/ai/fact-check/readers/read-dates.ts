import { PHRASES } from '#functions/platform/ai/reading/hours/vocabulary/vocabularies.ts';
import type { Scan } from './fact-token.ts';

/** A name of a month that is another word as often stands beside a day. */
const LONGEST_DOUBTFUL = 3;

const MONTHS = new Map<string, number>();
const HOLIDAYS = new Map<string, string>();
for (const index of PHRASES.values()) {
  for (const { text, meanings } of [...index.values()].flat()) {
    for (const meaning of meanings) {
      if (meaning.kind === 'month') MONTHS.set(text, meaning.month + 1);
      if (meaning.kind === 'holiday') HOLIDAYS.set(text, meaning.holiday);
    }
  }
}
for (const [name, holiday] of [
  ["mother's day", 'mothers_day'],
  ['mothers day', 'mothers_day'],
  ['muttertag', 'mothers_day'],
  ['fete des meres', 'mothers_day'],
  ['festa della mamma', 'mothers_day'],
  ['dia de la madre', 'mothers_day'],
  ["father's day", 'fathers_day'],
  ['san valentin', 'valentine'],
  ['san valentino', 'valentine'],
  ['saint-valentin', 'valentine'],
  ['valentinstag', 'valentine'],
  ['dia de accion de gracias', 'thanksgiving'],
  ['accion de gracias', 'thanksgiving'],
  ['action de grace', 'thanksgiving'],
  ['giorno del ringraziamento', 'thanksgiving'],
  ['weihnachten', 'christmas'],
  ['weihnachtstag', 'christmas'],
  ['weihnachtsfeiertag', 'christmas'],
  ['2. weihnachtstag', 'boxing_day'],
  ['2. weihnachtsfeiertag', 'boxing_day'],
  ['zweiten weihnachtstag', 'boxing_day'],
  ['zweiten weihnachtsfeiertag', 'boxing_day'],
  ['noel', 'christmas'],
  ["st. patrick's day", 'st_patrick'],
  ["st patrick's day", 'st_patrick'],
  ['cinco de mayo', 'cinco_de_mayo'],
  ['oktoberfest', 'oktoberfest'],
] as const)
  HOLIDAYS.set(name, holiday);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: Iterable<string>) =>
  [...texts]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
const MONTH = anyOf(MONTHS.keys());
const LONG_MONTH = anyOf(
  [...MONTHS.keys()].filter((name) => name.length > LONGEST_DOUBTFUL || name === 'mai'),
);
const ORDINAL = '(?:st|nd|rd|th|er|re|º|ª|\\.)?';
const YEAR = '(?:,?\\s(?:de\\s|del\\s)?((?:19|20)\\d\\d))?';
const HOLIDAY = new RegExp(`(?<![a-z\\d])(?:${anyOf(HOLIDAYS.keys())})(?![a-z])`, 'g');
const ISO = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/g;
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?((?:19|20)\d\d))?(?!\d)/g;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d\d)(?![\d/])/g;
const MONTH_DAY = new RegExp(
  `(?<![a-z])(${MONTH})\\.?\\s(?:the\\s)?(\\d{1,2})${ORDINAL}(?![\\d:]|\\s?%|\\s?[ap]\\.?m|\\s?-\\s?\\d)${YEAR}`,
  'g',
);
const DAY_MONTH = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})${ORDINAL}\\s(?:of\\s|de\\s|di\\s)?(${MONTH})(?![a-z])${YEAR}`,
  'g',
);
const MONTH_YEAR = new RegExp(
  `(?<![a-z])(${LONG_MONTH})\\s(?:de\\s|del\\s|of\\s)?((?:19|20)\\d\\d)(?!\\d)`,
  'g',
);
const IN_MONTH = new RegExp(
  `(?<![a-z])(?:in|during|until|since|from|every|en|im|a|ad|di|ab|bis|seit|nel mese di|mois de|mes de)\\s(${LONG_MONTH}|may)(?![a-z])(?!\\s(?:be|also|we|i|you)\\b)`,
  'g',
);

/** Years: "1982", "the 1980s", "'98". */
const PLAIN_YEAR = /(?<![\d.,:$€£#-])((?:1[5-9]|20)\d\d)(?!\d|[.,:]\d|\s?[€$£%]|s\b|'s\b)/g;
const DECADE = /(?<![\d.,:$€£])((?:1[5-9]|20)\d)0'?s(?![a-z])/g;
const SHORT_YEAR = /(?<![\d\p{L}])'(\d\d)(?:'?(s))?(?![\d\p{L}"'])/gu;

const dayOf = (text: string | undefined) => {
  const day = Number(text);
  return day >= 1 && day <= 31 ? day : undefined;
};

function date(parts: { month: number | undefined; day?: string | undefined; year?: string | undefined }) {
  const { month } = parts;
  if (month === undefined || month < 1 || month > 12) return undefined;
  const day = parts.day === undefined ? undefined : dayOf(parts.day);
  if (parts.day !== undefined && day === undefined) return undefined;
  return {
    kind: 'date' as const,
    month,
    ...(day !== undefined && { day }),
    ...(parts.year !== undefined && { year: Number(parts.year.padStart(4, '20')) }),
  };
}

/** Dates, holidays and years. `isMonthFirst`: how 3/4/2026 is meant. */
export function readDates(scan: Scan, isMonthFirst: boolean): void {
  scan.take(HOLIDAY, ([name]) => ({ kind: 'holiday', holiday: HOLIDAYS.get(name) ?? name }));
  scan.take(ISO, ([, year, month, day]) => date({ month: Number(month), day, year }));
  scan.take(SLASHED, ([, first, second, year]) =>
    isMonthFirst
      ? date({ month: Number(first), day: second, year })
      : date({ month: Number(second), day: first, year }),
  );
  scan.take(DOTTED, ([, day, month, year]) => date({ month: Number(month), day, year }));
  scan.take(DAY_MONTH, ([, day, month = '', year]) => date({ month: MONTHS.get(month), day, year }));
  scan.take(MONTH_DAY, ([, month = '', day, year]) => date({ month: MONTHS.get(month), day, year }));
  scan.take(MONTH_YEAR, ([, month = '', year]) => date({ month: MONTHS.get(month), year }));
  scan.take(IN_MONTH, ([, month = '']) => date({ month: MONTHS.get(month) }));
}

/** After telephone numbers and prices, which have four digits as well. */
export function readYears(scan: Scan): void {
  scan.take(DECADE, ([, decade]) => ({
    kind: 'year',
    from: Number(decade) * 10,
    to: Number(decade) * 10 + 9,
  }));
  scan.take(PLAIN_YEAR, ([, year]) => ({ kind: 'year', from: Number(year), to: Number(year) }));
  scan.take(SHORT_YEAR, ([, year, isDecade]) => {
    const from = Number(year) + (Number(year) > 40 ? 1_900 : 2_000);
    return { kind: 'year', from, to: isDecade === undefined ? from : from + 9 };
  });
}
