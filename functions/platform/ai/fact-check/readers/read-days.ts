import { PHRASES } from '#functions/platform/ai/reading/hours/vocabulary/vocabularies.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { MonthlyTurn, Scan } from './fact-token.ts';

type Words = { full: Map<string, readonly number[]>; short: Map<string, readonly number[]>; all: string[] };

/** Names of days in all languages; the short ones apart, because they are other words as often. */
function dayWords(): Words {
  const words: Words = { full: new Map(), short: new Map(), all: [] };
  for (const index of PHRASES.values()) {
    for (const { text, meanings } of [...index.values()].flat()) {
      for (const meaning of meanings) {
        if (
          meaning.kind !== 'day' ||
          /other|rest|resto|restliche|anderen|autres|altri|demas|sonst/.test(text)
        )
          continue;
        if (meaning.form === 'all' && text.length > 4) words.all.push(text);
        if (meaning.form === 'full') words.full.set(text, meaning.days);
        if (meaning.form === 'short' && text.length > 1) words.short.set(text, meaning.days);
      }
    }
  }
  return words;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: Iterable<string>) =>
  [...new Set(texts)]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const WORDS = dayWords();
const FULL = anyOf(WORDS.full.keys());
const SHORT = anyOf(WORDS.short.keys());
const TO =
  '\\s?(?:-|/|to|through|thru|til|till|until|up to|a|al|au|alla|bis|bis zum|bis einschliesslich|hasta el)\\s?';
const EVERY_DAY = new RegExp(
  `(?<![a-z\\d])(?:${anyOf([...WORDS.all, 'seven evenings a week', 'all seven days'])})(?![a-z])`,
  'g',
);
const FULL_RANGE = new RegExp(`(?<![a-z])(${FULL})${TO}(?:le |el |la |il |den )?(${FULL})(?![a-z])`, 'g');
const SHORT_RANGE = new RegExp(
  `(?<![a-z])(${FULL}|${SHORT})\\.?\\s?(?:-|to|bis|/|through|thru)\\s?(${FULL}|${SHORT})(?![a-z])`,
  'g',
);
/** "Dienstagabend" names a day, too. */
const FULL_DAY = new RegExp(
  `(?<![a-z])(${FULL})(?=(?:abend|mittag|nachmittag|vormittag|morgen|nacht|fruh)s?(?![a-z])|(?![a-z]))`,
  'g',
);
/** A short name alone is a day before a time only, or where nothing else is written so. */
const SHORT_DAY = new RegExp(
  `(?<![a-z'])(?:(mon|tues?|wed|thurs?|fri)|(${SHORT}))\\.?(?=\\s?:?\\s?\\d{1,2}(?:[:.h]|\\s?-|\\s?[ap]\\.?m))`,
  'g',
);

/** "Fr: until 10", at the beginning of a line. */
const LABEL_DAY = new RegExp(`(?<=^|\\n)(${SHORT})\\.?(?=\\s?:\\s)`, 'g');

const LISTED = anyOf([...WORDS.short.keys()].filter(({ length }) => length > 2));
const WITH = '\\s?(?:&|\\+|,|/|and|und|et|y|e)\\s?';
/** "Sat & Sun": one short name beside another is a day. */
const LISTED_DAY = new RegExp(
  `(?<![a-z'])(${LISTED})\\.?(?=${WITH}(?:${LISTED})(?![a-z]))|(?<=\ue000\\.?${WITH})(${LISTED})(?![a-z])`,
  'g',
);

const daysOf = (name: string): readonly number[] => WORDS.full.get(name) ?? WORDS.short.get(name) ?? [];
const named = (days: readonly number[]): Weekday[] => days.flatMap((day) => WEEKDAYS[day] ?? []);

function between(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function range([, first = '', last = '']: RegExpExecArray) {
  const from = daysOf(first)[0];
  const to = daysOf(last).at(-1);
  if (from === undefined || to === undefined) return undefined;
  return { kind: 'days' as const, days: named(between(from, to)) };
}

const TURNS: readonly (readonly [MonthlyTurn, RegExp])[] = [
  ['first', /(?:first|1st|primer|premier|1er|primo|erste[nrsm]?|1\.)\s$/],
  ['second', /(?:second|2nd|segundo|deuxieme|2eme|2e|secondo|zweite[nrsm]?|2\.)\s$/],
  ['third', /(?:third|3rd|tercer|troisieme|3eme|3e|terzo|dritte[nrsm]?|3\.)\s$/],
  ['fourth', /(?:fourth|4th|cuarto|quatrieme|4eme|4e|quarto|vierte[nrsm]?|4\.)\s$/],
  ['last', /(?:last|final|ultimo|dernier|letzte[nrsm]?)\s$/],
];
const OF_MONTH =
  /^s?\s(?:of|in|every|each|de|del|du|dans|im|des|ogni|al|a)\s(?:(?:the|each|every|cada|chaque|ogni|el|le|il|jeden)\s)?(?:month|mes|mois|mese|monats?)(?![a-z])/;

/** "The first Thursday of the month": which one. */
function turnOf(text: string, { 0: words, index }: RegExpExecArray): MonthlyTurn | undefined {
  const end = index + words.length;
  if (!OF_MONTH.test(text.slice(end, end + 24))) return undefined;
  const before = text.slice(Math.max(0, index - 12), index);
  return TURNS.find(([, pattern]) => pattern.test(before))?.[0];
}

/** Some days between weekends, nobody says which. */
const MIDWEEK =
  /(?<![a-z])(?:entre semana|en semaine|unter der woche|infrasettimanal[ei]|durante la settimana|midweek|mid-week)(?![a-z])/g;

/** Days of the week, alone, in ranges, and all of them. */
export function readDays(scan: Scan): void {
  scan.take(MIDWEEK, () => null);
  scan.take(EVERY_DAY, () => ({ kind: 'days', days: [...WEEKDAYS] }));
  scan.take(FULL_RANGE, range);
  scan.take(SHORT_RANGE, range);
  scan.take(FULL_DAY, (match) => {
    const nth = turnOf(scan.text, match);
    return { kind: 'days', days: named(daysOf(match[1] ?? '')), ...(nth !== undefined && { nth }) };
  });
  for (let turn = 0; turn < 2; turn++) {
    scan.take(LISTED_DAY, ([, first, next]) => ({ kind: 'days', days: named(daysOf(first ?? next ?? '')) }));
  }
  scan.take(LABEL_DAY, ([, name = '']) => ({ kind: 'days', days: named(daysOf(name)) }));
  scan.take(SHORT_DAY, ([, english, other = '']) => ({
    kind: 'days',
    days: named(daysOf(english ?? other)),
  }));
}
