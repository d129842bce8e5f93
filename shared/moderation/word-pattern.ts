import type { Word } from './text-words.ts';
import { WORD_SETS } from './word-sets.ts';

/**
 * A pattern of folded words, separated by spaces: `a|b` either · `a_b` two words · `a*` a prefix · `{name}` a word of a
 * set · `?a` optional · `..n` up to n words · `!a` not this one next · `^` capitalized · `@year` a year.
 */
export type WordPattern = readonly Part[];

type Choice = { words: readonly string[]; isBeginning: boolean };
export type Part =
  | { kind: 'words'; choices: readonly Choice[]; isOptional: boolean }
  | { kind: 'not'; choices: readonly Choice[] }
  | { kind: 'gap'; most: number }
  | { kind: 'one'; fits: (word: Word) => boolean };

export function parsePattern(source: string): WordPattern {
  return source.split(' ').map(parsePart);
}

function parsePart(source: string): Part {
  if (source.startsWith('..')) return { kind: 'gap', most: Number(source.slice(2)) };
  if (source === '^') return { kind: 'one', fits: ({ isCapital }) => isCapital };
  if (source === '@year') return { kind: 'one', fits: ({ text }) => /^(19|20)\d\d$/.test(text) };
  if (source.startsWith('!')) return { kind: 'not', choices: choicesOf(source.slice(1)) };
  const isOptional = source.startsWith('?');
  return { kind: 'words', choices: choicesOf(isOptional ? source.slice(1) : source), isOptional };
}

function choicesOf(source: string): Choice[] {
  return source.split('|').flatMap((each) => {
    const set = /^\{(\w+)\}$/.exec(each)?.[1];
    if (set !== undefined) return choicesOf((WORD_SETS[set] ?? missing(set)).trim().replaceAll(/\s+/g, '|'));
    const isBeginning = each.endsWith('*');
    return [{ words: (isBeginning ? each.slice(0, -1) : each).split('_'), isBeginning }];
  });
}

function missing(set: string): never {
  throw new Error(`There is no set of words ${set}.`);
}

/** The end of a match at word `from`; -1 without a match. Tries every width of the few gaps. */
export function matchPattern(
  pattern: WordPattern,
  words: readonly Word[],
  { part, from }: { part: number; from: number },
): number {
  const next = pattern[part];
  if (next === undefined) return from;
  for (const width of widthsOf(next, words, from)) {
    const end = matchPattern(pattern, words, { part: part + 1, from: from + width });
    if (end !== -1) return end;
  }
  return -1;
}

/** How many words a part can take at `at`; none if it doesn’t match. */
function widthsOf(part: Part, words: readonly Word[], at: number): number[] {
  const word = words[at];
  switch (part.kind) {
    case 'gap':
      return Array.from({ length: Math.min(part.most, words.length - at) + 1 }, (_, width) => width);
    case 'one':
      return word !== undefined && part.fits(word) ? [1] : [];
    case 'not':
      return lengths(part.choices, words, at).length > 0 ? [] : [0];
    case 'words':
      return [...lengths(part.choices, words, at), ...(part.isOptional ? [0] : [])];
  }
}

/** How many words each matching choice at `at` takes. */
function lengths(choices: readonly Choice[], words: readonly Word[], at: number): number[] {
  return choices.filter((choice) => stands(choice, words, at)).map((choice) => choice.words.length);
}

function stands({ words: wanted, isBeginning }: Choice, words: readonly Word[], at: number): boolean {
  return wanted.every((text, index) => {
    const written = words[at + index]?.text;
    if (written === undefined) return false;
    return isBeginning && index === wanted.length - 1 ? written.startsWith(text) : written === text;
  });
}

const LETTERS = 3;

/** Finds the few patterns that can match words, by the beginnings of words that they require. Most can’t. */
export function createCandidates(patterns: readonly WordPattern[]) {
  const byStart = new Map<string, Set<WordPattern>>();
  for (const pattern of patterns) {
    const part = pattern.find((each) => each.kind === 'words' && !each.isOptional);
    for (const {
      words: [first = ''],
    } of part?.kind === 'words' ? part.choices : []) {
      const start = first.slice(0, LETTERS);
      byStart.set(start, (byStart.get(start) ?? new Set()).add(pattern));
    }
  }
  return (words: readonly Word[]): ReadonlySet<WordPattern> =>
    new Set(words.flatMap(({ text }) => [...(byStart.get(text.slice(0, LETTERS)) ?? [])]));
}
