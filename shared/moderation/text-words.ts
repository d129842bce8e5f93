import { seenWord } from '#shared/text/look-alikes.ts';
import { foldName } from '#shared/text/name-search.ts';

/** One word of a text, as it is compared, and where it stands. */
export type Word = { text: string; isCapital: boolean; start: number; end: number };
export type Sentence = { text: string; words: Word[] };

/** Words before a full stop that ends no sentence. */
const ABBREVIATIONS = new Set([
  'no',
  'nr',
  'n',
  'st',
  'mr',
  'mrs',
  'dr',
  'vs',
  'ca',
  'approx',
  'd',
  'm',
  'mme',
]);
/** Unseen signs do not end a word. */
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Cf}\p{Default_Ignorable_Code_Point}]*|[#№°]/gu;
const END = /[.!?…]+(?=\s|$|["”»’)])|\n+|\s[•|]\s/gu;

/** The words of a text: apostrophes and hyphens part them, `#` is one. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (found) => {
    const [written] = found;
    return {
      text: written === '№' || written === '°' ? '#' : foldName(seenWord(written)),
      isCapital: /^\p{Lu}/u.test(written),
      start: found.index,
      end: found.index + written.length,
    };
  });
}

/** The sentences of a text, each with its words. Their texts in a row are the whole text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length;
    const before = text.slice(from, end.index);
    if (end[0] === '.' && ABBREVIATIONS.has(lastWord(before))) continue;
    if (isFragment(before) && !end[0].includes('\n')) continue;
    sentences.push(sentence(text.slice(from, to)));
    from = to;
  }
  if (from < text.length) sentences.push(sentence(text.slice(from)));
  return sentences;
}

const sentence = (text: string): Sentence => ({ text, words: wordsOf(text) });

/** "Sixteen? Seventeen?": so few words say nothing without those that follow. */
function isFragment(text: string): boolean {
  return text.length < 30 && wordsOf(text).length <= 2;
}

/** Of the last few letters alone: a long text is cut in time that grows with it. */
function lastWord(text: string): string {
  return wordsOf(text.slice(-12)).at(-1)?.text ?? '';
}
