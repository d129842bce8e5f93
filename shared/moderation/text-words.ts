import { seenWord } from '#shared/text/look-alikes.ts';
import { foldName } from '#shared/text/name-search.ts';

/** A folded word of a text and its position. */
export type Word = { text: string; isCapital: boolean; start: number; end: number };
export type Sentence = { text: string; words: Word[] };

/** Abbreviations whose period doesn’t end a sentence. */
const ABBREVIATIONS = new Set('no nr n st mr mrs dr vs ca approx d m mme'.split(' '));
/** Invisible characters don’t end a word. */
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Cf}\p{Default_Ignorable_Code_Point}]*|[#№°]/gu;
const END = /[.!?…]+(?=\s|$|["”»’)])|\n+|\s[•|]\s/gu;

/** The words of a text. Apostrophes and hyphens separate words; `#` is a word. */
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

/** The sentences of a text with their words. Joined, they are the whole text. */
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

/** "Sixteen? Seventeen?": sentences this short are joined to the next. */
function isFragment(text: string): boolean {
  return text.length < 30 && wordsOf(text).length <= 2;
}

/** Looks only at the last few letters, so that the time is linear. */
function lastWord(text: string): string {
  return wordsOf(text.slice(-12)).at(-1)?.text ?? '';
}
