/** Characters with several spellings, each in its normalized form. Spaces are merged later. */
const SAME: readonly [written: RegExp, compared: string][] = [
  [/[\u2018-\u201B\u2032\u02BC\u02B9`]/gu, "'"],
  [/[\u201C-\u201F\u00AB\u00BB\u2033]/gu, '"'],
  [/\p{Pd}|\u2212/gu, '-'],
  [/ß/gu, 'ss'],
  [/æ/gu, 'ae'],
  [/œ/gu, 'oe'],
  [/ø/gu, 'o'],
  [/ł/gu, 'l'],
  [/&/gu, ' and '],
];

/**
 * The most letters of a folded name that can be searched. Each is a row, and one character may fold into 18 letters. It
 * bounds the cost of a name and keeps keys below DynamoDB’s 1,024 bytes.
 */
export const SEARCHED_LETTERS = 100;

/** Folds a name for comparison: no accents, case, or double spaces, one form per character, and limited in length. */
export function foldName(name: string): string {
  const typed = name.replaceAll('\u00B4', "'");
  const plain = typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const same = SAME.reduce((text, [written, compared]) => text.replaceAll(written, compared), plain);
  const letters = [...same.replaceAll(/\s+/gu, ' ').trim()];
  return letters.slice(0, SEARCHED_LETTERS).join('').trimEnd();
}

/** The letters that select a search row. */
const START_LENGTH = 2;

/** The key for a folded text: its first two letters. */
export function startOf(folded: string): string {
  return [...folded].slice(0, START_LENGTH).join('');
}

/** All suffixes of the folded name that a search can begin with. Every part of a name is a prefix of one of them. */
export function endingsOf(name: string): string[] {
  const letters = [...foldName(name)];
  return letters.flatMap((letter, at) => (letter === ' ' ? [] : [letters.slice(at).join('')]));
}

/** Suffixes that begin at a word of at least two letters: fewer rows than `endingsOf`, for long texts. */
export function wordEndingsOf(text: string): string[] {
  const folded = foldName(text);
  return [...folded.matchAll(/[\p{L}\p{N}]{2,}/gu)].map(({ index }) => folded.slice(index));
}
