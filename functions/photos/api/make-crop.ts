import sharp from 'sharp';
import { MAX_PHOTO_PIXELS } from '#shared/photos/contract/enhancement.ts';
import { cropFor, type FocalPoint, type ImageSize } from '#shared/posts/social/image-crop.ts';
import type { ImageSpec } from '#shared/posts/social/image-specs.ts';
import type { AppliedLook } from './photo/enhance-photo.ts';
import { inspectPhoto, refusedPhoto } from './photo/photo-files.ts';
import { renderLook } from './photo/render-look.ts';
import type { Raster } from './pixels/raster.ts';

export type MadeCrop = ImageSize & { bytes: Buffer; isLargeEnough: boolean };
export type CropRequest = {
  /** The whole public photo, upright. */
  original: Uint8Array;
  spec: ImageSpec;
  focus: FocalPoint | undefined;
  /** Undefined for a crop of the original. */
  applied: AppliedLook | undefined;
};

/** Tried in this order until the file fits the platform's limit. */
const QUALITIES = [90, 82, 72, 60, 45] as const;

/**
 * Crops a photo for a platform, from the original pixels, and applies the enhanced photo's look. Returns JPEG, which
 * every platform accepts.
 */
export async function makeCrop({ original, spec, focus, applied }: CropRequest): Promise<MadeCrop> {
  const { output, isLargeEnough, ...part } = cropFor(await inspectPhoto(original), spec, focus);
  const raster = await cutOut(original, part, output);
  if (applied !== undefined) await renderLook(raster, applied.look, applied.light);
  return { ...output, isLargeEnough, bytes: await encodeWithin(raster, spec.maxBytes) };
}

type Part = ImageSize & { left: number; top: number };

async function cutOut(original: Uint8Array, part: Part, output: ImageSize): Promise<Raster> {
  const source = sharp(original, { limitInputPixels: MAX_PHOTO_PIXELS });
  // JPEG has no transparency, so the background becomes white.
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .extract(part)
    .resize({ ...output, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refusedPhoto('invalid', cause);
    });
  return { data, width: info.width, height: info.height, channels: 3 };
}

async function encodeWithin({ data, width, height, channels }: Raster, maxBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}
