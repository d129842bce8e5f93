import type { Word } from './text-words.ts';
import type { Part, WordPattern } from './word-pattern.ts';

/** Shorter ones are words of their own in one language or another. */
const SHORTEST_PART = 3;
const SHORTEST_PAIR = 9;
const LONGEST_PAIR = 40;

/** The words of a text with those apart that the rules know as two: "awardwinning" boasts as "award-winning" does. */
export type WithPairsApart = (words: readonly Word[]) => Word[];

/** Knows as two words what stands side by side in one of the patterns. */
export function createPairs(patterns: readonly WordPattern[]): WithPairsApart {
  const followers = followersIn(patterns);
  const partsOf = (text: string): string[] | undefined => {
    if (text.length < SHORTEST_PAIR || text.length > LONGEST_PAIR) return undefined;
    for (let end = SHORTEST_PART; end <= text.length - SHORTEST_PART; end += 1) {
      const [first, second] = [text.slice(0, end), text.slice(end)];
      if (followers.get(first)?.some((words) => words.has(second))) return [first, second];
    }
    return undefined;
  };
  return (words) =>
    words.flatMap((word) => {
      const parts = partsOf(word.text);
      const isCapital = (at: number) => at === 0 && word.isCapital;
      return parts?.map((text, at) => ({ ...word, text, isCapital: isCapital(at) })) ?? word;
    });
}

/** By each word, the sets of words that may follow it: one set for each place in a pattern, whatever may stand before. */
function followersIn(patterns: readonly WordPattern[]): ReadonlyMap<string, ReadonlySet<string>[]> {
  const followers = new Map<string, ReadonlySet<string>[]>();
  const add = (first: string, second: ReadonlySet<string>) => {
    const sets = followers.get(first);
    if (sets === undefined) followers.set(first, [second]);
    else sets.push(second);
  };
  for (const pattern of patterns)
    for (const [at, part] of pattern.entries()) {
      for (const [first = '', second = '', ...others] of choicesOf(part))
        if (second !== '' && others.length === 0) add(first, new Set([second]));
      const following = new Set(singleWordsOf(pattern[at + 1]));
      if (following.size > 0) for (const first of singleWordsOf(part)) add(first, following);
    }
  return followers;
}

function choicesOf(part: Part | undefined): (readonly string[])[] {
  if (part?.kind !== 'words' || part.isOptional) return [];
  return part.choices.filter(({ isBeginning }) => !isBeginning).map(({ words }) => words);
}

function singleWordsOf(part: Part | undefined): string[] {
  return choicesOf(part).flatMap(([word = '', ...others]) => (others.length === 0 ? [word] : []));
}
