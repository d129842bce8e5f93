import { fold } from '#functions/ai/fold.ts';
import { MONTH_NAMES, SHORT_MONTH_NAMES } from '#shared/format/calendar-names.ts';

const MONTHS_OF_SEASONS = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const;
type Season = keyof typeof MONTHS_OF_SEASONS;

/** Months by their folded names and short forms: `june`, `jun`, `giugno`, `giu`. January is 1. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [...Object.values(MONTH_NAMES), ...Object.values(SHORT_MONTH_NAMES)].flatMap((names) =>
    names.map((name, index): [string, number] => [fold(name), index + 1]),
  ),
);
const SEASONS: readonly (readonly [RegExp, Season])[] = [
  [/\b(?:summer|verano|verao|ete|sommer|estate|estiv\p{L}*)\b/u, 'summer'],
  [/\b(?:winter|invierno|hiver|inverno|invernal\p{L}*)\b/u, 'winter'],
  [/\b(?:spring|primavera|printemps|fruhling|fruhjahr)\b/u, 'spring'],
  [/\b(?:fall|autumn|otono|outono|automne|herbst|autunno)\b/u, 'autumn'],
];
const RANGE =
  /^\s?(?:\d{0,2}\s?)?(?:-|–|to|through|thru|till?|until|a|al|ate|hasta|au|jusqu'?(?:a|en)|bis|fino a)\s/;

/** Saints' days that end seasons: "April bis Johanni". Alone they mean nothing. */
const SAINTS: ReadonlyMap<string, number> = new Map([
  ['johanni', 6],
  ['michaeli', 9],
  ['martini', 11],
  ['lichtmess', 2],
]);

/** "May sell out" */
const MAY_AS_VERB = /\bmay (?=(?:not|be|vary|change|run|sell|differ|need|take)\b)/g;

/**
 * Whether words such as "June to September", "d'estate", "Nov–Feb only" allow a day. Words without a month or a season
 * allow every day; the post quotes them.
 */
export function isInSeason(
  availability: string,
  day: { date: string; hemisphere: 'north' | 'south' },
): boolean {
  const months = monthsOf(availability, day.hemisphere);
  return months.size === 0 || months.has(Number(day.date.slice(5, 7)));
}

function monthsOf(availability: string, hemisphere: 'north' | 'south'): ReadonlySet<number> {
  const words = fold(availability.normalize('NFC')).replace(MAY_AS_VERB, (verb) => ' '.repeat(verb.length));
  const named = [...words.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const month = MONTHS.get(word) ?? SAINTS.get(word);
    return month === undefined ? [] : [{ month, start: index, end: index + word.length }];
  });
  if (named.every(({ start, end }) => SAINTS.has(words.slice(start, end)))) named.length = 0;
  // In "mar.–ven." these are weekdays, and in "set lunch" it's a menu.
  if (named.every(({ start, end }) => ['mar', 'set'].includes(words.slice(start, end)))) named.length = 0;
  const months = new Set(named.map(({ month }) => month));
  for (const [at, { month, end }] of named.entries()) {
    const next = named[at + 1];
    if (next !== undefined && isRange(words.slice(end, next.start)))
      for (const between of monthsBetween(month, next.month)) months.add(between);
  }
  for (const [pattern, season] of SEASONS) {
    if (!pattern.test(words)) continue;
    const first = MONTHS_OF_SEASONS[season] + (hemisphere === 'south' ? 6 : 0);
    for (let step = 0; step < 3; step += 1) months.add(((first + step - 1) % 12) + 1);
  }
  return months;
}

const isRange = (between: string) => between === '-' || between === '–' || RANGE.test(`${between} `);

function monthsBetween(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, step) => ((from + step - 1) % 12) + 1);
}
