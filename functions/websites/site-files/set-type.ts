import type { Font } from 'fontkit';
import type { Typeface } from './open-typeface.ts';

export type TextOrder = {
  text: string;
  typeface: Typeface;
  /** Font sizes in pixels, largest first. The first that fits is used, or else the smallest. */
  sizes: readonly number[];
  maxWidth: number;
  maxHeight: number;
  /** Distance between baselines, relative to the size. */
  leading: number;
  /** Extra space after each letter, relative to the size. */
  letterSpacing?: number;
};

/** A line as an outline: its SVG path begins at x = 0 on the baseline, and y points down. */
type Line = { path: string; width: number };

/** A block of lines. */
export type SetText = { lines: readonly Line[]; size: number; leading: number; height: number };

/** From the top of the letters to the baseline, relative to the size: about a capital's height. */
const CAPITAL = 0.72;
/** Below the last baseline, relative to the size. */
const DESCENT = 0.24;

/** Whether the typeface has all letters. Other scripts are left to the image. */
export function isDrawable(text: string, typeface: Typeface): boolean {
  return [...text].every((letter) => findFont(letter, typeface) !== undefined);
}

/** Sets text in lines; undefined for an empty text. A word wider than a line overflows at the smallest size. */
export function setType(order: TextOrder): SetText | undefined {
  const text = order.text.trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const attempts = order.sizes.values().map((size) => setAt(size, text, order));
  let last: SetText | undefined;
  for (const attempt of attempts) {
    last = attempt;
    if (attempt.height <= order.maxHeight && attempt.lines.every(({ width }) => width <= order.maxWidth))
      break;
  }
  return last;
}

function setAt(size: number, text: string, order: TextOrder): SetText {
  const lines = brokenLines(text, size, order).map((line) => setLine(line, size, order));
  const leading = size * order.leading;
  return { lines, size, leading, height: size * (CAPITAL + DESCENT) + leading * (lines.length - 1) };
}

/** The distance from a block's top to its first baseline. */
export const firstBaseline = ({ size }: SetText): number => size * CAPITAL;

function brokenLines(text: string, size: number, order: TextOrder): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && setLine(longer, size, order).width > order.maxWidth) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function setLine(text: string, size: number, { typeface, letterSpacing = 0 }: TextOrder): Line {
  let x = 0;
  let path = '';
  for (const { font, letters } of runsOf(text, typeface)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      path += glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale).toSVG();
      x += xAdvance * scale + letterSpacing * size;
    }
  }
  return { path, width: Math.max(0, x - letterSpacing * size) };
}

/** Splits text into runs with one file each. Unsupported letters are left out. */
function runsOf(text: string, typeface: Typeface): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = findFont(letter, typeface);
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

function findFont(letter: string, typeface: Typeface): Font | undefined {
  return typeface.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
