import { stableHash } from '#shared/text/stable-hash.ts';
import type { Line } from '../library/copy-library.ts';
import { canFill, chooseOptions, expandLine, type Slots } from '../library/expand-line.ts';

/** Draws lines for one page or campaign. None repeats, and few start alike or share a phrase. */
export type Drawer = {
  /** A filled line for these slots; undefined if none is left. */
  draw: (lines: readonly Line[], slots?: Slots) => string | undefined;
};

const firstWord = (text: string): string => text.toLowerCase().match(/\p{L}+/u)?.[0] ?? '';

/** Readers notice if this many words in a row repeat, or a pair such as "come hungry". */
const PHRASE_WORDS = 3;
const NOTICED_PAIR = /^\p{L}{4,} \p{L}{4,}$/u;

/** The phrases of a line. They don’t cross sentences or facts, because every line may contain a fact. */
function phrasesOf(line: Line, seed: string): string[] {
  const parts = chooseOptions(line, seed)
    .toLowerCase()
    .split(/[.!?]|\{\w+\}/);
  return parts.flatMap((part) => {
    const words = part.match(/[\p{L}’']+/gu) ?? [];
    const inRow = (count: number) =>
      words.slice(count - 1).map((_, at) => words.slice(at, at + count).join(' '));
    return [...inRow(PHRASE_WORDS), ...inRow(2).filter((pair) => NOTICED_PAIR.test(pair))];
  });
}

/** The same seed draws the same lines, independent of other restaurants. `spell`: the country’s spelling of a line. */
export function createDrawer(seed: string, spell = (line: Line): Line => line): Drawer {
  const usedLines = new Set<Line>();
  const usedWords = new Set<string>();
  const usedPhrases = new Set<string>();
  const isNew = (line: Line) => phrasesOf(line, seed).every((phrase) => !usedPhrases.has(phrase));
  const remember = (line: Line) => {
    for (const phrase of phrasesOf(line, seed)) usedPhrases.add(phrase);
  };
  const rank = (line: Line) => stableHash(`${seed}\u0000${line}`);
  return {
    draw: (lines, slots = {}) => {
      const ranked = lines
        .filter((line) => !usedLines.has(line) && canFill(line, slots))
        .map((line) => ({ line, text: expandLine(spell(line), seed, slots) }))
        .toSorted((a, b) => rank(a.line) - rank(b.line));
      const fresh = ranked.filter(({ line }) => isNew(line));
      const chosen = fresh.find(({ text }) => !usedWords.has(firstWord(text))) ?? fresh[0] ?? ranked[0];
      if (chosen === undefined) return undefined;
      usedLines.add(chosen.line);
      remember(chosen.line);
      usedWords.add(firstWord(chosen.text));
      return chosen.text;
    },
  };
}
