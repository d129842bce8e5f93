import sharp, { type OutputInfo } from 'sharp';
import { byteBudget } from '#functions/images/byte-budget.ts';
import { MAX_IMAGE_EDGE, THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';
import type { SquareFormat } from './image-file-names.ts';
import { inspectImage } from './inspect-image.ts';
import type { ImageHeader } from './read-image-header.ts';
import { refusedImage } from './refused-image.ts';

/** The widths that the sites' `srcset` offers, in pixels. */
export const IMAGE_WIDTHS = [400, 800, 1200, 1600] as const;
const WIDEST = Math.max(...IMAGE_WIDTHS);
/** A file is made only when the next wider one is wider by a quarter at least. */
const WORTH_A_FILE = 1.25;
/** Tried in this order until the file is within its budget. */
const QUALITIES = [78, 66, 54, 42, 30, 22] as const;
const LOWEST = QUALITIES.length - 1;
/** Times its budget that a file may weigh when no quality is low enough; heavier ones are left out. */
const TOLERANCE = 1.5;
/** What a file of a photo weighs at each of them, beside the first (measured). */
const USUAL_SIZES = [1, 0.8, 0.68, 0.57, 0.46, 0.38] as const;
const SQUARE_QUALITY = 76;

export type WidthFile = { width: number; height: number; bytes: Buffer };
export type Square = { edge: number; format: SquareFormat; bytes: Buffer };

/** All files of one picture. `widths` ascend; the last is the picture at its best. */
export type ImageFiles = { widths: WidthFile[]; squares: Square[] };
export type MakeImageFiles = (bytes: Uint8Array) => Promise<ImageFiles>;

type Size = { width: number; height: number };
type Raster = { data: Buffer; info: OutputInfo };

/**
 * Checks a picture whole and makes its files: WebP in the sites' widths, never enlarged, each as light as its width
 * asks; and squares for lists. The picture is decoded once, turned as its EXIF says, brought to sRGB; of an
 * animation the first frame counts. Only pixels go on: no metadata, no place where it was taken, no other file
 * hidden in the picture. Equal bytes make equal files. Throws `AppError('invalid_image')`.
 */
export const makeImageFiles: MakeImageFiles = async (bytes) => {
  const header = await inspectImage(bytes);
  const raster = await decode(bytes, baseSize(header));
  const widths: WidthFile[] = [];
  let from = 0;
  for (const width of widthsFor(Math.min(header.width, WIDEST))) {
    const size = { width, height: Math.max(1, Math.round((header.height * width) / header.width)) };
    const { file, quality, isLightEnough } = await encodeWidth(raster, size, from);
    // With so much detail that no quality is light enough, pages do without the wider files.
    if (!isLightEnough && widths.length > 0) break;
    widths.push(file);
    // The wider a file, the fewer bytes it has for each pixel: what was too much before is too much again.
    from = quality;
  }
  const squares: Square[] = [];
  for (const edge of Object.values(THUMBNAIL_SIZES).toReversed()) {
    squares.push(...(await encodeSquare(raster, edge)));
  }
  return { widths, squares };
};

/** Widths of the files of a picture that is `widest` wide at its best. */
export function widthsFor(widest: number): number[] {
  return [...IMAGE_WIDTHS.filter((width) => width * WORTH_A_FILE <= widest), widest];
}

/** Large enough for the widest file and for the largest square; the picture's own size at most. */
function baseSize({ width, height }: ImageHeader): Size {
  const forWidth = WIDEST / width;
  const forSquare = THUMBNAIL_SIZES.large / Math.min(width, height);
  const scale = Math.min(1, Math.max(forWidth, forSquare));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Decodes every row, so that a file which ends too early is found out. JPEG is made smaller while it is read. */
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
 * `from` and `quality` are places in `QUALITIES`: the first to try, and the one that was taken. Files grow faster
 * with their quality than sizes of these steps differ, so a jump by that difference rarely goes too far.
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

/** The first quality after this one at which a file of a photo is usually smaller by the factor, else the lowest. */
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

/** The middle of the picture. JPEG knows no transparency: white stands behind it. */
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
