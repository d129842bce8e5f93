import sharp, { type Sharp } from 'sharp';
import { readImageHeader } from '#functions/images/files/read-image-header.ts';
import { imageRefusalOf } from '#functions/images/files/refused-image.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';
import {
  ENHANCEMENT_MESSAGES,
  MAX_ENHANCED_EDGE,
  MAX_PHOTO_PIXELS,
} from '#shared/photos/contract/enhancement.ts';

export type PhotoFormat = 'jpeg' | 'png';
/** Size in pixels after EXIF rotation. */
export type PhotoHeader = { format: PhotoFormat; width: number; height: number };
export type PhotoFile = { bytes: Buffer; format: PhotoFormat; width: number; height: number };
/** Edge of the copies that are compared and measured, in pixels. */
const COPY_EDGE = 192;
const JPEG = { enhanced: 90, original: 92 } as const;
const THUMBNAIL_QUALITY = 76;

/** The error for a rejected photo, before decoding. */
export function refusedPhoto(reason: 'type' | 'invalid' | 'tooManyPixels', cause?: unknown): AppError {
  const message = ENHANCEMENT_MESSAGES[reason];
  return new AppError(imageRefusalOf(reason), { message, fields: { file: message }, cause });
}

/** Reads the header and decodes nothing. Throws `AppError`: `invalid_image`, `unsupported_image`. */
export async function inspectPhoto(bytes: Uint8Array): Promise<PhotoHeader> {
  const { format, width, height } = await readImageHeader(bytes, ['jpeg', 'png'], refusedPhoto);
  if (width * height > MAX_PHOTO_PIXELS) throw refusedPhoto('tooManyPixels');
  return { format: format === 'png' ? 'png' : 'jpeg', width, height };
}

/** The first frame, upright, in sRGB with eight bits. Keeps only pixels. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .toColorspace('srgb');
}

/** Decodes every row, so that a truncated file fails. Shrinks large photos and never enlarges. */
export async function decodePhoto(bytes: Uint8Array): Promise<Raster> {
  const edge = MAX_ENHANCED_EDGE;
  return rasterOf(open(bytes).resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }));
}

export function smallCopy({ data, width, height, channels }: Raster): Promise<Raster> {
  const edge = COPY_EDGE;
  const source = sharp(data, { raw: { width, height, channels } });
  return rasterOf(source.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }));
}

async function rasterOf(image: Sharp): Promise<Raster> {
  try {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (channels !== 3 && channels !== 4) throw new Error(`There are ${channels} channels.`);
    return { data, width, height, channels };
  } catch (cause) {
    throw refusedPhoto('invalid', cause);
  }
}

/** Encodes the enhanced photo in the format of the original. */
export async function encodePhoto(photo: Raster, format: PhotoFormat): Promise<PhotoFile> {
  const { data, width, height, channels } = photo;
  const bytes = await encoded(sharp(data, { raw: { width, height, channels } }), format, JPEG.enhanced);
  return { bytes, format, width, height };
}

/** Encodes the original pixels again, without metadata and hidden data. */
export async function encodeOriginal(bytes: Uint8Array, format: PhotoFormat): Promise<Buffer> {
  try {
    return await encoded(open(bytes), format, JPEG.original);
  } catch (cause) {
    throw refusedPhoto('invalid', cause);
  }
}

function encoded(image: Sharp, format: PhotoFormat, quality: number): Promise<Buffer> {
  const file =
    format === 'png'
      ? image.png({ compressionLevel: 6 })
      : image.jpeg({ quality, chromaSubsampling: '4:4:4' });
  return file.toBuffer();
}

/** The middle of a photo as a small square, for lists. */
export function makeThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const edge = THUMBNAIL_SIZES.medium;
  return open(bytes)
    .resize({ width: edge, height: edge, fit: 'cover' })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toBuffer();
}

/** Shrinks a photo to the size limit of enhanced ones. */
export async function makeSmaller(bytes: Uint8Array): Promise<Buffer> {
  const { format } = await inspectPhoto(bytes);
  return (await encodePhoto(await decodePhoto(bytes), format)).bytes;
}
