import type { Token } from './tokens.ts';

const MAX_NAME_WORDS = 6;
/** Words that change a question and name nobody. */
const NO_NAMES = new Set(
  'not without except excluding never no nor other others but more less fewer only instead if each half double'.split(
    ' ',
  ),
);

/** Words in quotation marks name a restaurant. */
export function withoutQuotation(question: string): { text: string; quoted: string | undefined } {
  const found = /["\u201C\u201D]([^"\u201C\u201D]{2,80})["\u201C\u201D]/.exec(question);
  return { text: found === null ? question : question.replace(found[0], ' '), quoted: found?.[1]?.trim() };
}

/** Unknown words side by side may be a restaurant's name; with many between them nobody knows. */
export function nameIn(
  tokens: readonly Token[],
  quoted: string | undefined,
): { restaurant?: string; strange?: string } {
  const at = tokens.flatMap(({ kind }, index) => (kind === 'unknown' ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return quoted === undefined ? {} : { restaurant: quoted };
  const words = tokens.slice(first, last + 1).map((token) => token.words);
  const [begin = ''] = words;
  const word = words.find((each) => NO_NAMES.has(each)) ?? begin;
  const isName =
    quoted === undefined &&
    !NO_NAMES.has(word) &&
    words.length <= MAX_NAME_WORDS &&
    !words.some((each) => /\d\D/.test(each));
  return isName ? { restaurant: words.join(' ') } : { strange: /^\p{L}{1,30}$/u.test(word) ? word : 'that' };
}
