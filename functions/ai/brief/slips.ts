import { COMMON_WORDS } from '../library/en/common-words.ts';

/** `typed` is no English word. `meant` is the common word that is one edit away. */
export type Slip = { typed: string; meant: string };

/** Words that owners often mistype, and that look like few other words. Rarer ones would correct names of dishes. */
const FREQUENT = new Set(
  `about after among anniversary appetizers barbecue beautiful because before between birthday birthdays bread breakfast
  brother business celebrate children cinnamon coffee cooking cousins customers daughter definitely delicious delivery
  dessert desserts different dinner downtown established every everyone everything experience families family famous
  favorite flavors fresh friendly friends grandfather grandma grandmother great handmade happened homemade husband
  ingredients kitchen lemonade license local location lunch minutes mother mozzarella music neighborhood occasion often
  opening opposite original other ourselves outside parents parking people place quality quickly ready recipe recipes
  recommend reservation reservations restaurant restaurants sandwich sandwiches sausage schedule seasonal separate
  service since sister small special specials street stuff their there these those through together tomatoes tomorrow
  tradition traditional usually vegetables vegetarian wednesday weekend weekends welcome where which while without would
  years yesterday`.split(/\s+/),
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
  // The first letter is seldom wrong, and a different ending is a form of the same word.
  const isForm = (word: string) =>
    word.startsWith(typed) || typed.startsWith(word) || word.slice(0, -1) === typed.slice(0, -1);
  return editsOf(typed).find(
    (word) => word.startsWith(typed.charAt(0)) && FREQUENT.has(word) && !isForm(word),
  );
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
