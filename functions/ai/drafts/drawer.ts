import { stableHash } from '#shared/text/stable-hash.ts';
import type { Line, Paragraph } from '../library/copy-library.ts';
import { canFill, expandLine, type Slots } from '../library/expand-line.ts';

/** Draws lines for one page or campaign: none twice, and seldom two that begin alike. */
export type Drawer = {
  /** A line whose slots can be filled, expanded; undefined when all are used up. */
  draw: (lines: readonly Line[], slots?: Slots) => string | undefined;
  /** The sentences of one paragraph that can be filled, expanded; undefined where there is none. */
  drawParagraph: (paragraphs: readonly Paragraph[], slots: Slots) => string | undefined;
  /** A number from 0 to `count - 1`, the same for the same label. */
  index: (label: string, count: number) => number;
};

const firstWord = (text: string): string => text.toLowerCase().match(/\p{L}+/u)?.[0] ?? '';

/** The same seed draws the same lines, whatever other restaurants draw. */
export function createDrawer(seed: string): Drawer {
  const usedLines = new Set<Line>();
  const usedWords = new Set<string>();
  const rank = (line: Line) => stableHash(`${seed}\u0000${line}`);
  return {
    draw: (lines, slots = {}) => {
      const ranked = lines
        .filter((line) => !usedLines.has(line) && canFill(line, slots))
        .map((line) => ({ line, text: expandLine(line, seed, slots) }))
        .toSorted((a, b) => rank(a.line) - rank(b.line));
      const chosen = ranked.find(({ text }) => !usedWords.has(firstWord(text))) ?? ranked[0];
      if (chosen === undefined) return undefined;
      usedLines.add(chosen.line);
      usedWords.add(firstWord(chosen.text));
      return chosen.text;
    },
    drawParagraph: (paragraphs, slots) => {
      const first = paragraphs.toSorted((a, b) => rank(a.join(' ')) - rank(b.join(' ')))[0];
      return first
        ?.filter((line) => canFill(line, slots))
        .map((line) => expandLine(line, seed, slots))
        .join(' ');
    },
    index: (label, count) => stableHash(`${seed}\u0000${label}`) % count,
  };
}
