import type { Font } from 'fontkit';
import type { FontFamily } from '#shared/site/font-families.ts';
import { findFontFamily, fontStack } from '#shared/site/fonts.ts';

/** The bytes of a font by its path on the sites origin. */
export type ReadFont = (fontPath: string) => Promise<Uint8Array | undefined>;

/** The upright files of one family at one weight: each has the letters of its own subset. */
export type Typeface = readonly Font[];

/** Stand-ins for typefaces that only visitors' own systems have. */
const STAND_INS = { serif: 'Lora', 'sans-serif': 'Figtree' } as const;

/** The family that is drawn for a font name. */
export function drawnFamily(font: string): FontFamily {
  const isSerif = /(?<!sans-)serif$/.test(fontStack(font));
  const family = findFontFamily(font) ?? findFontFamily(STAND_INS[isSerif ? 'serif' : 'sans-serif']);
  if (family === undefined) throw new Error('The stand-ins are families of our own.');
  return family;
}

/**
 * Opens the files of a font name at a CSS weight, which the family's own range bounds. Font reader and
 * unpacker are loaded on the way, because only publishing needs them. Throws when a file is not on the sites origin.
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
  // fontkit cannot vary the weight of a packed WOFF2.
  const font = create(Buffer.from(await unpack(packed)));
  if (!('getVariation' in font)) throw new Error(`${path} is a collection of fonts.`);
  return font.getVariation({ wght });
}

let lastUnpacking: Promise<unknown> = Promise.resolve();

/** One font after the other: the unpacker has one memory, and loses calls that come before it is ready. */
function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const unpacking = lastUnpacking.then(async () => {
    const { default: decompress } = await import('wawoff2/decompress.js');
    return decompress(packed);
  });
  lastUnpacking = unpacking.catch(() => undefined);
  return unpacking;
}
