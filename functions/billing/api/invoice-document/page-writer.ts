import type PDFDocument from 'pdfkit';
import type { DocumentWeight } from '#shared/site/document-fonts.ts';
import { type DocumentFonts, fontName } from './document-fonts.ts';

export type TextStyle = { size: number; weight?: DocumentWeight; color?: string };
type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

const INK = '#1f1a17';
/** Relative to the font size. */
const LINE_HEIGHT = 1.35;

/** Writes text on a page with several fonts. It wraps long lines, also within long words. */
export type PageWriter = {
  /** Returns the position of the next line. */
  write: (text: string, place: Place, style: TextStyle) => number;
};

export function createPageWriter(page: PDFDocument, { subsetOf }: DocumentFonts): PageWriter {
  const use = (letter: string, { size, weight = 400 }: TextStyle) =>
    page.font(fontName(subsetOf(letter) ?? 'latin', weight)).fontSize(size);
  const widthOf = (text: string, style: TextStyle) =>
    runsOf(text, subsetOf).reduce((sum, run) => sum + use(run, style).widthOfString(run), 0);
  return {
    write: (text, { x, y, width, align = 'left' }, style) => {
      const lines = brokenLines(text, (line) => widthOf(line, style) <= width);
      const height = style.size * LINE_HEIGHT;
      for (const [at, line] of lines.entries()) {
        let left = align === 'right' ? x + width - widthOf(line, style) : x;
        for (const run of runsOf(line, subsetOf)) {
          use(run, style)
            .fillColor(style.color ?? INK)
            .text(run, left, y + at * height, { lineBreak: false });
          left += page.widthOfString(run);
        }
      }
      return y + lines.length * height;
    },
  };
}

/** Splits text into runs with one font each. Spaces stay with the run before them. */
function runsOf(text: string, subsetOf: DocumentFonts['subsetOf']): string[] {
  const runs: { subset: string | undefined; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const subset = /\s/.test(letter) ? last?.subset : subsetOf(letter);
    if (last !== undefined && (last.subset === subset || subset === undefined)) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs.map((run) => run.text);
}

function brokenLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => brokenWord(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Splits a word that is wider than a line. */
function brokenWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
