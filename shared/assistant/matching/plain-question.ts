import { SPANISH } from './spanish-words.ts';

/** The most characters of a question that are read. */
const MAX_LENGTH = 500;

/** Contractions without apostrophes, and words as people type them in a hurry. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  hows: 'how is',
  weve: 'we have',
  ive: 'i have',
  im: 'i am',
  hasnt: 'has not',
  havent: 'have not',
  isnt: 'is not',
  doesnt: 'does not',
  didnt: 'did not',
  dont: 'do not',
  theres: 'there is',
  teh: 'the',
  doin: 'doing',
  bak: 'back',
  hw: 'how',
  wat: 'what',
  wats: 'what is',
  u: 'you',
  ur: 'your',
  r: 'are',
  ppl: 'people',
  fb: 'facebook',
  txt: 'text',
  txts: 'texts',
  til: 'till',
};

/** Lowercase without accents and punctuation, contractions spelled out. Numbers keep their decimal point or comma. */
export function plainEnglish(question: string): string {
  const plain = question
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\b(we)['’]re\b/g, '$1 are')
    .replace(/[$€] ?(\d+(?:[.,]\d+)*)/g, '$1 dollars')
    .replace(/['’]/g, '');
  const words = plain.match(/\d+(?:[.,]\d+)*%?|\p{L}+/gu) ?? [];
  return words.map((word) => (Object.hasOwn(LONG_FORMS, word) ? LONG_FORMS[word] : word)).join(' ');
}

/** An owner’s message, plain, with its Spanish words in English. */
export function plainQuestion(question: string): string {
  return wordsOf(plainEnglish(question))
    .map((word) => SPANISH.get(word) ?? word)
    .join(' ');
}

export const wordsOf = (plain: string): string[] => plain.split(' ').filter((word) => word !== '');

/** True if two words differ by one extra, missing, wrong, or swapped letter. */
export function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (word: string, from: number) => word.slice(from);
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2);
  return isSwapped || rest(short, start + 1) === rest(long, start + 1);
}

/** The word without its ending, so that "claimed" and "claim" match. */
export function stem(word: string): string {
  const short = word.replace(/(?:ies|ing|ed|es|s|e|y)$/, '');
  return short.length >= 3 ? short : word;
}
