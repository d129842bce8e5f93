import { baseOf } from './claims/claim-languages.ts';
import type { Finding, Placed } from './fact-source.ts';

/** Languages that capitalize every noun, so a capital doesn’t mean a name. */
const CAPITAL_NOUNS = ['de', 'lb'];
const CAPITALIZED = /(?<![\p{L}\p{M}\d])\p{Lu}[\p{L}\p{M}]+/gu;
/**
 * Positions where a capital means nothing: at the start, or after the end of a sentence, a dash, or an opening
 * mark.
 */
const BEGINNING = /(?:[.!?…:;•|\n¡¿"“”«»„(–—]|(?<=\s)-)[\s'’‘"“”«„(¡¿]*$/u;
/** Number of characters before a word in which to look for such a position. */
const SEEN = 12;

/** Finds capitalized words within a sentence. */
export function readNames(text: string, language: string): Placed<Finding>[] {
  if (CAPITAL_NOUNS.includes(baseOf(language))) return [];
  const first = text.search(/\S/);
  const isBeginning = (at: number) => at === first || BEGINNING.test(text.slice(Math.max(0, at - SEEN), at));
  return [...text.matchAll(CAPITALIZED)]
    .filter(({ index }) => !isBeginning(index))
    .map(({ 0: words, index }) => ({ kind: 'name', words, start: index, end: index + words.length }));
}
