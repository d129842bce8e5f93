import { COMMON_WORDS } from '../library/en/common-words.ts';

/** `typed` is no English word. `meant` is the common word that is one edit away. */
export type Slip = { typed: string; meant: string };

/** Shorter words are one edit away from too many others. */
const SHORTEST = 6;
/** Frequent typos, which count even if they are shorter. */
const FREQUENT = new Set(
  'about after bread every fresh great local lunch music often other place since small their there these those where which while would years'.split(
    ' ',
  ),
);
/** Lowercase only: a capital may begin a name. */
const WORD = /(?<![\p{L}\d@#./'’-])\p{Ll}{5,}(?![\p{L}\d@'’-]|\.\p{L})/gu;
/** Forms of words that are too short for the word list: "selling", "parked". */
const SHORT_FORM = /^[a-z]{2,4}(?:ing|ed|ers?)$/;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ly$/, ''],
  [/ers?$/, ''],
  [/rs?$/, ''],
];

/** Whether a word is common in English, in one of its forms. Pure. */
export function isCommonWord(word: string): boolean {
  const small = word.toLowerCase();
  return COMMON_WORDS.has(small) || ENDINGS.some(([end, base]) => COMMON_WORDS.has(small.replace(end, base)));
}

/** Likely typos in an English text, each once. Pure. */
export function slipsIn(text: string, language: string): Slip[] {
  if (language !== 'en' && language !== 'und') return [];
  const words = [...new Set([...text.matchAll(WORD)].map(([word]) => word))];
  return words.flatMap((typed) => {
    const isUnknown = /^[a-z]+$/.test(typed) && !SHORT_FORM.test(typed) && !isCommonWord(typed);
    const meant = isUnknown ? meantBy(typed) : undefined;
    return meant === undefined || isBritish(typed, meant) ? [] : [{ typed, meant }];
  });
}

/** "harbour", "theatre", "specialise", "travelled" */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/re$/, 'er'],
  [/is(?=e[ds]?$|ing$)/, 'iz'],
  [/ll(?=ed$|ing$|er)/, 'l'],
];
const isBritish = (typed: string, meant: string): boolean =>
  BRITISH.some(([spelled, american]) => spelled.test(typed) && typed.replace(spelled, american) === meant);

function meantBy(typed: string): string | undefined {
  const candidates = typed.length < SHORTEST ? FREQUENT : COMMON_WORDS;
  const isMeant = (word: string) => candidates.has(word) || candidates.has(word.replace(/(?:ly|ment)$/, ''));
  // The first letter is seldom wrong, and a different ending is a form of the same word.
  const isForm = (word: string) =>
    word.startsWith(typed) || typed.startsWith(word) || word.slice(0, -1) === typed.slice(0, -1);
  return editsOf(typed).find((word) => word.startsWith(typed.charAt(0)) && isMeant(word) && !isForm(word));
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** All words that one edit makes: a letter removed, added, replaced, or swapped with the next. */
function editsOf(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    return [
      `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`,
      `${before}${after.slice(1)}`,
      ...LETTERS.flatMap((letter) => [`${before}${letter}${after}`, `${before}${letter}${after.slice(1)}`]),
    ];
  }).flat();
}
