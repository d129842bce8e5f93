import sharp from 'sharp';
import { byteBudget } from '#functions/images/byte-budget.ts';
import type { Artwork } from './draw-artwork.ts';

/** One file of an illustration: its width in pixels and its WebP bytes. */
export type RenderedImage = { width: number; bytes: Buffer };

/** The widths made of each kind of illustration, in pixels, ascending. */
export const HERO_WIDTHS = [480, 960, 1600] as const;
export const GALLERY_WIDTHS = [400, 800, 1200] as const;

/** Tried in this order until the file fits its byte budget. */
const QUALITIES = [78, 66, 54, 42, 30] as const;
/** Edge of the square of grain, in pixels. */
const GRAIN_EDGE = 256;
/** The most levels (of 255) that the grain adds or subtracts. */
const GRAIN_STRENGTH = 3.2;

/** Paper grain: the same square for every illustration, from a fixed linear congruential sequence. */
function createGrain(): Int8Array {
  let state = 0x2545f491;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return Int8Array.from({ length: GRAIN_EDGE ** 2 }, () =>
    Math.round((next() + next() - 1) * GRAIN_STRENGTH),
  );
}
const GRAIN = createGrain();

type Raster = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Adds the grain to the pixels, in place. */
function grainPixels({ data, width, height, channels }: Raster): void {
  for (let y = 0; y < height; y += 1) {
    const row = (y % GRAIN_EDGE) * GRAIN_EDGE;
    for (let x = 0; x < width; x += 1) {
      const grain = GRAIN[row + (x % GRAIN_EDGE)] ?? 0;
      const start = (y * width + x) * channels;
      for (let index = start; index < start + 3; index += 1) {
        data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) + grain));
      }
    }
  }
}

async function encode(raster: Raster, width: number): Promise<RenderedImage> {
  const { data, ...raw } = raster;
  const resized = sharp(data, { raw }).resize({ width });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await resized.clone().webp({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= byteBudget(width)) break;
  }
  return { width, bytes };
}

/**
 * Rasterizes an artwork once and encodes one WebP file per width (pixels), in the given order, each within its byte
 * budget.
 */
export async function renderArtwork(artwork: Artwork, widths: readonly number[]): Promise<RenderedImage[]> {
  const { data, info } = await sharp(Buffer.from(artwork.svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = { data, width: info.width, height: info.height, channels: info.channels };
  grainPixels(raster);
  const images: RenderedImage[] = [];
  for (const width of widths) images.push(await encode(raster, width));
  return images;
}
