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
  | { kind: 'capital' }
  | { kind: 'year' };

export function parsePattern(source: string): WordPattern {
  return source.split(' ').map(parsePart);
}

function parsePart(source: string): Part {
  if (source.startsWith('..')) return { kind: 'gap', most: Number(source.slice(2)) };
  if (source === '^') return { kind: 'capital' };
  if (source === '@year') return { kind: 'year' };
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

/** The end of a match at word `from`; -1 without a match. */
export function matchPattern(pattern: WordPattern, words: readonly Word[], from: number): number {
  return matchFrom(pattern, words, { part: 0, at: from });
}

type Place = { part: number; at: number };

/** Tries every width of the few gaps. The number of steps is bounded by their product. */
function matchFrom(pattern: WordPattern, words: readonly Word[], { part, at }: Place): number {
  const next = pattern[part];
  if (next === undefined) return at;
  const word = words[at];
  switch (next.kind) {
    case 'gap': {
      for (let width = 0; width <= next.most && at + width <= words.length; width += 1) {
        const end = matchFrom(pattern, words, { part: part + 1, at: at + width });
        if (end !== -1) return end;
      }
      return -1;
    }
    case 'capital':
      return word?.isCapital === true ? matchFrom(pattern, words, { part: part + 1, at: at + 1 }) : -1;
    case 'year':
      return /^(19|20)\d\d$/.test(word?.text ?? '')
        ? matchFrom(pattern, words, { part: part + 1, at: at + 1 })
        : -1;
    case 'not':
      return lengths(next.choices, words, at).length > 0
        ? -1
        : matchFrom(pattern, words, { part: part + 1, at });
    case 'words': {
      for (const length of lengths(next.choices, words, at)) {
        const end = matchFrom(pattern, words, { part: part + 1, at: at + length });
        if (end !== -1) return end;
      }
      return next.isOptional ? matchFrom(pattern, words, { part: part + 1, at }) : -1;
    }
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
