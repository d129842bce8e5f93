import { isKnownWord, isRuleWord } from './known-words.ts';
import type { Word } from './text-words.ts';

/** The longest word to look up. */
const LONGEST = 16;
/** The cost of a known word. Short ones appear in others by chance. */
const COST_OF_KNOWN = 1;
const COST_OF_SHORT = 1.5;
const SHORT_LENGTH = 3;
/** The cost of an unknown word and of each of its letters. */
const COST_OF_UNKNOWN = 1.5;

type Reading = { cost: number; parts: readonly string[] };

/** The words in "bestpizzaintown": known ones, and what is between them. */
export function partsOfJoinedWords(joined: string): readonly string[] {
  const letters = [...joined];
  const readings: Reading[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= letters.length; end += 1) {
    let best: Reading = { cost: Number.POSITIVE_INFINITY, parts: [] };
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const before = readings[start] ?? best;
      const part = letters.slice(start, end).join('');
      const cost = before.cost + costOf(part);
      if (cost < best.cost) best = { cost, parts: [...before.parts, part] };
    }
    readings.push(best);
  }
  return readings.at(-1)?.parts ?? [joined];
}

function costOf(part: string): number {
  if (!isKnownWord(part)) return COST_OF_UNKNOWN + part.length;
  return part.length <= SHORT_LENGTH ? COST_OF_SHORT : COST_OF_KNOWN;
}

/** Shorter parts are words in one of the languages. */
const SHORTEST_PART = 3;
const SHORTEST_PAIR = 9;
const LONGEST_PAIR = 40;

/** Splits compounds that the rules know as two words: "awardwinning" like "award-winning". */
export function withPairsApart(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const parts = pairIn(word.text) ?? [word.text];
    return parts.map((text, at) => ({ ...word, text, isCapital: at === 0 && word.isCapital }));
  });
}

function pairIn(text: string): string[] | undefined {
  if (text.length < SHORTEST_PAIR || text.length > LONGEST_PAIR || isRuleWord(text)) return undefined;
  for (let end = SHORTEST_PART; end <= text.length - SHORTEST_PART; end += 1) {
    const parts = [text.slice(0, end), text.slice(end)];
    if (parts.every(isRuleWord)) return parts;
  }
  return undefined;
}
