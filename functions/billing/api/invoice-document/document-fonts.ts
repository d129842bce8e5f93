import { create, type Font } from 'fontkit';
import {
  DOCUMENT_SUBSETS,
  DOCUMENT_WEIGHTS,
  type DocumentSubset,
  documentFontPath,
} from '#shared/site/document-fonts.ts';

/** Reads a font by its path on the sites origin. */
export type ReadFont = (fontPath: string) => Promise<Uint8Array | undefined>;

type OpenFont = { name: string; bytes: Buffer };

export type DocumentFonts = {
  files: readonly OpenFont[];
  /** Returns the subset that contains the letter; undefined if none does. */
  subsetOf: (letter: string) => DocumentSubset | undefined;
  /**
   * Returns the printable form of a text: unsupported accents are removed, and symbols are left out. Undefined if
   * an unsupported letter or digit remains, because it would print as a box.
   */
  printable: (text: string) => string | undefined;
};

/** The name of a font within a document. */
export const fontName = (subset: DocumentSubset, weight: number) => `${subset} ${weight}`;

/** Opens the fonts that these texts need. Throws if one is missing from the sites origin. */
export async function openDocumentFonts(
  readFont: ReadFont,
  texts: readonly string[],
): Promise<DocumentFonts> {
  const letters = new Set([...texts.join('')].filter((letter) => /\S/.test(letter)));
  const opened = new Map<DocumentSubset, Font>();
  const files: OpenFont[] = [];
  for (const subset of DOCUMENT_SUBSETS) {
    const isMissing = [...letters].some((letter) => subsetIn(opened, letter) === undefined);
    if (opened.size > 0 && !isMissing) break;
    for (const weight of DOCUMENT_WEIGHTS) {
      const bytes = Buffer.from(await readWhole(readFont, documentFontPath(subset, weight)));
      files.push({ name: fontName(subset, weight), bytes });
      const font = create(bytes);
      if ('hasGlyphForCodePoint' in font) opened.set(subset, font);
    }
  }
  const subsetOf = (letter: string) => subsetIn(opened, letter);
  const inPrint = (letter: string) =>
    /\s/.test(letter) || subsetOf(letter) !== undefined ? letter : plain(letter, subsetOf);
  return {
    files,
    subsetOf,
    printable: (text) => {
      const print = [...text.normalize('NFC')].map(inPrint);
      return print.includes(undefined) ? undefined : print.join('').replaceAll(/\s+/g, ' ').trim();
    },
  };
}

function subsetIn(opened: ReadonlyMap<DocumentSubset, Font>, letter: string): DocumentSubset | undefined {
  const code = letter.codePointAt(0) ?? 0;
  for (const [subset, font] of opened) if (font.hasGlyphForCodePoint(code)) return subset;
  return undefined;
}

function plain(letter: string, subsetOf: DocumentFonts['subsetOf']): string | undefined {
  const base = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (base !== '' && [...base].every((part) => subsetOf(part) !== undefined)) return base;
  return /[\p{L}\p{N}]/u.test(letter) ? undefined : '';
}

async function readWhole(readFont: ReadFont, path: string): Promise<Uint8Array> {
  const bytes = await readFont(path);
  if (bytes === undefined) throw new Error(`The font ${path} is not on the sites origin.`);
  return bytes;
}
