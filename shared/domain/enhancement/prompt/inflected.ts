import { asTypedMap, unaccented } from './words/as-typed.ts';
import { WORDS_OF_LANGUAGES } from './words/words-of-languages.ts';

/** In shorter words an ending more or less makes another word. */
const FEWEST_LETTERS = 5;

const KNOWN = asTypedMap(WORDS_OF_LANGUAGES);

/** Endings of German, French, Spanish and Italian adjectives, with what the word has in the list. */
const ENDINGS: readonly (readonly [ending: string, listed: readonly string[]])[] = [
  ['es', ['', 'e']],
  ['en', ['', 'e']],
  ['em', ['', 'e']],
  ['er', ['', 'e']],
  ['s', ['']],
  ['e', ['', 'a', 'o']],
  ['i', ['o', 'e']],
  ['as', ['o']],
  ['a', ['o']],
];

/** The listed word that a word of the platform's other languages is an inflection of: "wärmeres", "luminosas". */
export function inflectedWord(word: string): string | undefined {
  if (word.length < FEWEST_LETTERS) return undefined;
  return ENDINGS.filter(([ending]) => word.endsWith(ending))
    .flatMap(([ending, listed]) => listed.map((other) => word.slice(0, -ending.length) + other))
    .find((base) => base.length >= FEWEST_LETTERS - 1 && (KNOWN.has(base) || KNOWN.has(unaccented(base))));
}
