import { baseOf } from './claims/claim-languages.ts';
import type { Finding, Placed } from './fact-source.ts';

/** Every noun has a capital here, so a capital is no sign of a name. */
const CAPITAL_NOUNS = ['de', 'lb'];
const CAPITALIZED = /(?<![\p{L}\p{M}\d])\p{Lu}[\p{L}\p{M}]+/gu;
/** Where a capital says nothing: at the beginning, behind the end of a sentence, a dash, or an opening mark. */
const BEGINNING = /(?:[.!?…:;•|\n¡¿"“”«»„(–—]|(?<=\s)-)[\s'’‘"“”«„(¡¿]*$/u;
/** As far back as a beginning can be seen. */
const SEEN = 12;

/** Words with a capital within a sentence. */
export function readNames(text: string, language: string): Placed<Finding>[] {
  if (CAPITAL_NOUNS.includes(baseOf(language))) return [];
  const first = text.search(/\S/);
  const isBeginning = (at: number) => at === first || BEGINNING.test(text.slice(Math.max(0, at - SEEN), at));
  return [...text.matchAll(CAPITALIZED)]
    .filter(({ index }) => !isBeginning(index))
    .map(({ 0: words, index }) => ({ kind: 'name', words, start: index, end: index + words.length }));
}
