import sharp, { type OutputInfo } from 'sharp';
import { byteBudget } from '#functions/images/byte-budget.ts';
import { MAX_IMAGE_EDGE, THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';
import type { SquareFormat } from './image-file-names.ts';
import { inspectImage } from './inspect-image.ts';
import type { ImageHeader } from './read-image-header.ts';
import { refusedImage } from './refused-image.ts';

/** The widths in the websites' `srcset`, in pixels. */
export const IMAGE_WIDTHS = [400, 800, 1200, 1600] as const;
const WIDEST = Math.max(...IMAGE_WIDTHS);
/** The next wider file must be at least a quarter wider. */
const WORTH_A_FILE = 1.25;
/** Tried in this order until the file fits its byte budget. */
const QUALITIES = [78, 66, 54, 42, 30, 22] as const;
const LOWEST = QUALITIES.length - 1;
/** How far a file of the lowest quality may exceed its budget; heavier files are left out. */
const TOLERANCE = 1.5;
/** A photo's usual size at each quality, relative to the first (measured). */
const USUAL_SIZES = [1, 0.8, 0.68, 0.57, 0.46, 0.38] as const;
const SQUARE_QUALITY = 76;

export type WidthFile = { width: number; height: number; bytes: Buffer };
export type Square = { edge: number; format: SquareFormat; bytes: Buffer };

/** All files of one image. `widths` ascend; the last has full resolution. */
export type ImageFiles = { widths: WidthFile[]; squares: Square[] };
export type MakeImageFiles = (bytes: Uint8Array) => Promise<ImageFiles>;

type Size = { width: number; height: number };
type Raster = { data: Buffer; info: OutputInfo };

/**
 * Validates an image completely and makes its files: WebP in the websites' widths, never enlarged, each within its
 * byte budget, and squares for lists. Decodes the image once, turns it upright by its EXIF data, and converts it to
 * sRGB. Uses the first frame of an animation. Keeps only pixels: no metadata, no location, no hidden files. Equal
 * bytes make equal files. Throws `AppError('invalid_image')`.
 */
export const makeImageFiles: MakeImageFiles = async (bytes) => {
  const header = await inspectImage(bytes);
  const raster = await decode(bytes, baseSize(header));
  const widths: WidthFile[] = [];
  let from = 0;
  for (const width of widthsFor(Math.min(header.width, WIDEST))) {
    const size = { width, height: Math.max(1, Math.round((header.height * width) / header.width)) };
    const { file, quality, isLightEnough } = await encodeWidth(raster, size, from);
    // An image with too much detail for every quality gets no wider files.
    if (!isLightEnough && widths.length > 0) break;
    widths.push(file);
    // Wider files have fewer bytes per pixel, so a quality that was too heavy is too heavy again.
    from = quality;
  }
  const squares: Square[] = [];
  for (const edge of Object.values(THUMBNAIL_SIZES).toReversed()) {
    squares.push(...(await encodeSquare(raster, edge)));
  }
  return { widths, squares };
};

/** Widths in pixels of an image's files; `widest` is its full width. */
export function widthsFor(widest: number): number[] {
  return [...IMAGE_WIDTHS.filter((width) => width * WORTH_A_FILE <= widest), widest];
}

/** Large enough for the widest file and the largest square, but never larger than the image. */
function baseSize({ width, height }: ImageHeader): Size {
  const forWidth = WIDEST / width;
  const forSquare = THUMBNAIL_SIZES.large / Math.min(width, height);
  const scale = Math.min(1, Math.max(forWidth, forSquare));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Decodes every row, so that a truncated file fails. Downsizes JPEG while reading. */
async function decode(bytes: Uint8Array, size: Size): Promise<Raster> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_IMAGE_EDGE ** 2, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw refusedImage('invalid', cause);
  }
}

function open({ data, info }: Raster) {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/**
 * `from` and `quality` are indexes in `QUALITIES`: the first one to try, and the one that fits. File size grows faster
 * with quality than the difference between these steps, so a jump by that difference rarely skips a fitting quality.
 */
async function encodeWidth(raster: Raster, size: Size, from: number) {
  const resized = await open(raster)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const budget = byteBudget(size.width);
  let quality = from;
  let bytes = await encodeWebp(resized, quality);
  while (bytes.length > budget && quality < LOWEST) {
    quality = nextQuality(quality, budget / bytes.length);
    bytes = await encodeWebp(resized, quality);
  }
  return { quality, file: { ...size, bytes }, isLightEnough: bytes.length <= TOLERANCE * budget };
}

/** The next quality at which a photo's file usually shrinks by this factor, or else the lowest. */
function nextQuality(quality: number, factor: number): number {
  const wanted = (USUAL_SIZES[quality] ?? 1) * factor;
  const next = USUAL_SIZES.findIndex((size, index) => index > quality && size <= wanted);
  return next === -1 ? LOWEST : next;
}

function encodeWebp(raster: Raster, quality: number): Promise<Buffer> {
  return open(raster)
    .webp({ quality: QUALITIES[quality] ?? 22 })
    .toBuffer();
}

/** The middle of the image. JPEG has no transparency, so the background becomes white. */
async function encodeSquare(raster: Raster, edge: number): Promise<Square[]> {
  const square = await open(raster)
    .resize({ width: edge, height: edge, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const webp = await open(square).webp({ quality: SQUARE_QUALITY }).toBuffer();
  const jpeg = await open(square)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: SQUARE_QUALITY })
    .toBuffer();
  return [
    { edge, format: 'webp', bytes: webp },
    { edge, format: 'jpeg', bytes: jpeg },
  ];
}
