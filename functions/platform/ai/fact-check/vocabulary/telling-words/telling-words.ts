import { plainText } from '../../text/plain-text.ts';
import { ENGLISH_TELLING_WORDS } from './english.ts';
import { FRENCH_TELLING_WORDS } from './french.ts';
import { GERMAN_TELLING_WORDS } from './german.ts';
import { ITALIAN_TELLING_WORDS } from './italian.ts';
import { SPANISH_TELLING_WORDS } from './spanish.ts';

/** Shorter words have too many neighbors that mean something else: "porto" and "porti", "port" and "porte". */
const SHORTEST_BENT = 6;
/** Of compounds: "Sonnenterrasse". */
const SHORTEST_HEAD = 6;

/** The forms of a word that an ending makes, beside the word itself. */
const FORMS: Readonly<Record<string, (word: string) => readonly string[]>> = {
  en: (word) => [`${word}s`],
  de: (word) => ['e', 'n', 'en', 'er', 'es', 'em', 's'].map((ending) => word + ending),
  fr: (word) =>
    word.length < SHORTEST_BENT ? [`${word}s`] : ['s', 'x', 'e', 'es'].map((ending) => word + ending),
  es: (word) => [`${word}s`, `${word}es`, ...bent(word, 'o', ['a', 'os', 'as'])],
  it: (word) => [...bent(word, 'o', ['a', 'i', 'e']), ...bent(word, 'a', ['e']), ...bent(word, 'e', ['i'])],
};

const bent = (word: string, ending: string, others: readonly string[]): string[] =>
  word.length >= SHORTEST_BENT && word.endsWith(ending)
    ? others.map((other) => word.slice(0, -ending.length) + other)
    : [];

const WORDS: Readonly<Record<string, string>> = {
  en: ENGLISH_TELLING_WORDS,
  es: SPANISH_TELLING_WORDS,
  fr: FRENCH_TELLING_WORDS,
  it: ITALIAN_TELLING_WORDS,
  de: GERMAN_TELLING_WORDS,
};
const known = new Map<string, ReadonlySet<string>>();

function formsIn(language: string): ReadonlySet<string> {
  const before = known.get(language);
  if (before !== undefined) return before;
  const words = plainText(WORDS[language] ?? '')
    .text.split(' ')
    .filter(Boolean);
  const forms = new Set(words.flatMap((word) => [word, ...(FORMS[language]?.(word) ?? [])]));
  known.set(language, forms);
  return forms;
}

/**
 * Whether a folded word of a language tells a guest something concrete of a house, its food or its service; never in a
 * language that has no list.
 */
export function isTelling(word: string, language: string): boolean {
  const forms = formsIn(language);
  if (forms.has(word)) return true;
  if (language !== 'de') return false;
  for (let at = 3; at <= word.length - SHORTEST_HEAD; at += 1) {
    if (forms.has(word.slice(at))) return true;
  }
  return false;
}

const TIMES_OF_YEAR: Readonly<Record<string, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday weekday weekend january february april june july august september october november december',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag werktag wochenende januar februar april juni juli august september oktober november dezember',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche weekend janvier fevrier avril juin juillet septembre octobre novembre decembre',
  es: 'lunes martes miercoles jueves viernes sabado domingo enero febrero abril junio julio agosto septiembre octubre noviembre diciembre',
  it: 'lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};

/** Whether a folded word names a day of the week, the weekend or a month; names that mean something else as well do not. */
export function isTimeOfYear(word: string, language: string): boolean {
  const names = TIMES_OF_YEAR[language]?.split(' ') ?? [];
  return names.some(
    (name) => word === name || word === `${name}s` || (language === 'de' && word === `${name}e`),
  );
}
