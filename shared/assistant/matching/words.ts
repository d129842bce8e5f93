import { isNearly, wordsOf } from './plain-question.ts';
import { stemmed, type Vocabulary } from './vocabulary.ts';

/** A word that was corrected to another. */
export type CorrectedWord = { typed: string; read: string };
/** `meaning`: undefined for unknown words. */
export type Token = { words: string; meaning: string | undefined };

const MENDED_FROM = 5;

/** Corrects words that look like known ones. `timeWords` are always known. */
export function correctWords(
  plain: string,
  vocabulary: Vocabulary,
  timeWords: readonly string[] = [],
): { text: string; corrected: CorrectedWord[] } {
  const corrected: CorrectedWord[] = [];
  const { meanings, knownWords, otherWords } = vocabulary;
  const isKnown = (word: string) =>
    word.length < MENDED_FROM ||
    timeWords.includes(word) ||
    meanings.has(stemmed(word)) ||
    knownWords.includes(stemmed(word));
  const words = wordsOf(plain).map((word, at, all) => {
    // "In Texas" is a place or a time, not a typo of a subject.
    const known = all[at - 1] === 'in' ? timeWords : [...timeWords, ...knownWords];
    const read = isKnown(word) || otherWords.has(word) ? word : nearestWord(word, known, meanings);
    if (read !== word) corrected.push({ typed: word, read });
    return read;
  });
  return { text: words.join(' '), corrected };
}

function nearestWord(
  word: string,
  words: readonly string[],
  meaningsOf: ReadonlyMap<string, string>,
): string {
  const near = words.filter(
    (known) =>
      known.length >= MENDED_FROM &&
      known[0] === word[0] &&
      (isNearly(known, word) || isNearly(known, word.replace(/s$/, ''))),
  );
  // If several words are equally close, none is certain unless they mean the same.
  const meanings = new Set(near.map((known) => meaningsOf.get(known) ?? known));
  return meanings.size === 1 ? (near[0] ?? word) : word;
}

/** The words of a plain question with their meanings, longest phrases first. */
export function tokensOf(plain: string, vocabulary: Vocabulary): Token[] {
  const words = wordsOf(plain);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const token = longestAt(words, at, vocabulary);
    tokens.push(token);
    at += token.words.split(' ').length;
  }
  return tokens;
}

function longestAt(words: readonly string[], at: number, vocabulary: Vocabulary): Token {
  const { meanings, longest, numberWords } = vocabulary;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = meanings.get(stemmed(phrase));
    if (meaning !== undefined) return { words: phrase, meaning };
  }
  const word = words[at] ?? '';
  const number = /^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word) + 1;
  return { words: word, meaning: number > 0 ? `number: ${number}` : undefined };
}
