/** Signs and letters that people type in several ways, each as it is compared. Spaces are made one afterwards. */
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
 * Letters of a folded name that can be searched. Each is a row, and one sign may fold into eighteen letters: no name
 * may cost more than this, and no key may pass DynamoDB's 1,024 bytes.
 */
export const SEARCHED_LETTERS = 100;

/** How names are compared: without accents, case and double spaces, with one form for each sign, and no longer than that. */
export function foldName(name: string): string {
  const typed = name.replaceAll('\u00B4', "'");
  const plain = typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const same = SAME.reduce((text, [written, compared]) => text.replaceAll(written, compared), plain);
  const letters = [...same.replaceAll(/\s+/gu, ' ').trim()];
  return letters.slice(0, SEARCHED_LETTERS).join('').trimEnd();
}

/** Letters that decide where a part of a name is looked up. */
const START_LENGTH = 2;

/** Where a folded text is looked up: under its first two letters. */
export function startOf(folded: string): string {
  return [...folded].slice(0, START_LENGTH).join('');
}

/** Every ending of the folded name that a search can begin with: any part of a name is the beginning of one of them. */
export function endingsOf(name: string): string[] {
  const letters = [...foldName(name)];
  return letters.flatMap((letter, at) => (letter === ' ' ? [] : [letters.slice(at).join('')]));
}

/** Every ending that begins with a word of at least two letters: fewer rows than `endingsOf`, for long texts. */
export function wordEndingsOf(text: string): string[] {
  const folded = foldName(text);
  return [...folded.matchAll(/[\p{L}\p{N}]{2,}/gu)].map(({ index }) => folded.slice(index));
}
