import type { Font } from 'fontkit';
import type { FontFamily } from '#shared/site/font-families.ts';
import { findFontFamily, fontStack } from '#shared/site/fonts.ts';

/** Reads a font by its path on the sites origin. */
export type ReadFont = (fontPath: string) => Promise<Uint8Array | undefined>;

/** The upright files of a family at one weight, one per subset. */
export type Typeface = readonly Font[];

/** Replacements for fonts that only visitors' systems have. */
const STAND_INS = { serif: 'Lora', 'sans-serif': 'Figtree' } as const;

/** The family that is drawn for a font name. */
export function drawnFamily(font: string): FontFamily {
  const isSerif = /(?<!sans-)serif$/.test(fontStack(font));
  const family = findFontFamily(font) ?? findFontFamily(STAND_INS[isSerif ? 'serif' : 'sans-serif']);
  if (family === undefined) throw new Error('A replacement isn’t one of our families.');
  return family;
}

/**
 * Opens a font's files at a CSS weight within the family's range. The font reader and decoder are loaded here,
 * because only publishing needs them. Throws if a file is missing from the sites origin.
 */
export async function openTypeface(font: string, weight: number, readFont: ReadFont): Promise<Typeface> {
  const family = drawnFamily(font);
  const upright = family.files.filter(({ style }) => style === 'normal');
  const [lightest = 400, heaviest = 400] = upright[0]?.weights.split(' ').map(Number) ?? [];
  const wght = Math.min(heaviest, Math.max(lightest, weight));
  return Promise.all(upright.map(({ path }) => openFont(path, wght, readFont)));
}

async function openFont(path: string, wght: number, readFont: ReadFont): Promise<Font> {
  const [{ create }, packed] = await Promise.all([import('fontkit'), readFont(path)]);
  if (packed === undefined) throw new Error(`The font ${path} is not on the sites origin.`);
  // fontkit can't change the weight of a WOFF2 file, so it is decoded first.
  const font = create(Buffer.from(await unpack(packed)));
  if (!('getVariation' in font)) throw new Error(`${path} is a font collection.`);
  return font.getVariation({ wght });
}

let lastUnpacking: Promise<unknown> = Promise.resolve();

/** Decodes one font after another, because the decoder has one memory, and loses calls before it is ready. */
function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const unpacking = lastUnpacking.then(async () => {
    const { default: decompress } = await import('wawoff2/decompress.js');
    return decompress(packed);
  });
  lastUnpacking = unpacking.catch(() => undefined);
  return unpacking;
}
