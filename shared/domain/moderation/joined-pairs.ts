import { MODERATION_RULES } from './moderation-rules.ts';
import type { Word } from './text-words.ts';
import { type Part, parsePattern } from './word-pattern.ts';

/** Shorter ones are words of their own in one language or another. */
const SHORTEST_PART = 3;
const SHORTEST_PAIR = 9;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The words of a text with those apart that the rules know as two: "awardwinning" boasts as "award-winning" does. */
export function withPairsApart(words: readonly Word[]): Word[] {
  known ??= pairsOfRules();
  const pairs = known;
  return words.flatMap((word) => {
    const parts = pairs.get(word.text);
    return parts === undefined
      ? [word]
      : parts.map((text, at) => ({ ...word, text, isCapital: at === 0 && word.isCapital }));
  });
}

function pairsOfRules(): Map<string, readonly string[]> {
  const pairs = new Map<string, readonly string[]>();
  for (const pattern of MODERATION_RULES.flatMap(({ flags }) => flags.map(parsePattern)))
    for (const [at, part] of pattern.entries())
      for (const words of [
        ...wordsOf(part).filter(({ length }) => length === 2),
        ...bothOf(part, pattern[at + 1]),
      ]) {
        const joined = words.join('');
        const isPair = joined.length >= SHORTEST_PAIR && words.every(({ length }) => length >= SHORTEST_PART);
        if (isPair) pairs.set(joined, words);
      }
  return pairs;
}

/** What stands side by side in a pattern. */
function bothOf(first: Part, second: Part | undefined): string[][] {
  const after = wordsOf(second).filter(({ length }) => length === 1);
  return wordsOf(first)
    .filter(({ length }) => length === 1)
    .flatMap((one) => after.map((other) => [...one, ...other]));
}

function wordsOf(part: Part | undefined): (readonly string[])[] {
  if (part?.kind !== 'words' || part.isOptional) return [];
  return part.choices.filter(({ isBeginning }) => !isBeginning).map(({ words }) => words);
}
