import type { Word } from './text-words.ts';
import type { WordPattern } from './word-pattern.ts';

/** Finds the few rules that can match a sentence by its words. Most of the hundreds can’t. */
export type Candidates<One> = (words: readonly Word[]) => ReadonlySet<One>;

const LETTERS = 2;

/** `patternsOf`: each pattern is listed under one of the words that it requires. */
export function createCandidates<One>(
  all: readonly One[],
  patternsOf: (one: One) => readonly WordPattern[],
): Candidates<One> {
  const byWord = new Map<string, Set<One>>();
  const byStart = new Map<string, Set<One>>();
  const always = new Set<One>();
  const add = (map: Map<string, Set<One>>, key: string, one: One) =>
    map.set(key, (map.get(key) ?? new Set()).add(one));
  for (const one of all) {
    for (const pattern of patternsOf(one)) {
      const part = pattern.find((each) => each.kind === 'words' && !each.isOptional);
      if (part?.kind !== 'words') {
        always.add(one);
        continue;
      }
      for (const { words, isBeginning } of part.choices) {
        const [first = ''] = words;
        const isStart = isBeginning && words.length === 1;
        if (isStart && first.length < LETTERS) always.add(one);
        else if (isStart) add(byStart, first.slice(0, LETTERS), one);
        else add(byWord, first, one);
      }
    }
  }
  return (words) => {
    const found = new Set(always);
    for (const { text } of words) {
      for (const one of byWord.get(text) ?? []) found.add(one);
      for (const one of byStart.get(text.slice(0, LETTERS)) ?? []) found.add(one);
    }
    return found;
  };
}
