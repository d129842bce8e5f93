import type { Word } from './text-words.ts';
import type { WordPattern } from './word-pattern.ts';

/** Finds the few patterns that can match a sentence by its words. Most of the hundreds can’t. */
export type Candidates = (words: readonly Word[]) => ReadonlySet<WordPattern>;

const LETTERS = 2;

/** Lists each pattern under one of the words that it requires. */
export function createCandidates(patterns: readonly WordPattern[]): Candidates {
  const byWord = new Map<string, WordPattern[]>();
  const byStart = new Map<string, WordPattern[]>();
  const always: WordPattern[] = [];
  const listsOf = (pattern: WordPattern): WordPattern[][] => {
    const part = pattern.find((each) => each.kind === 'words' && !each.isOptional);
    if (part?.kind !== 'words') return [always];
    return part.choices.map(({ words: [first = '', ...others], isBeginning }) => {
      if (!isBeginning || others.length > 0) return listAt(byWord, first);
      return first.length < LETTERS ? always : listAt(byStart, first.slice(0, LETTERS));
    });
  };
  for (const pattern of patterns) for (const list of listsOf(pattern)) list.push(pattern);
  return (words) =>
    new Set([
      ...always,
      ...words.flatMap(({ text }) => [
        ...(byWord.get(text) ?? []),
        ...(byStart.get(text.slice(0, LETTERS)) ?? []),
      ]),
    ]);
}

function listAt(lists: Map<string, WordPattern[]>, key: string): WordPattern[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
