import sharp, { type Metadata } from 'sharp';
import { type ImageFormat, imageFormatOf } from '#shared/images/image-format.ts';

/** Size in pixels after EXIF rotation. */
export type ImageHeader = { format: ImageFormat; width: number; height: number };

/**
 * Reads an image's header and decodes nothing, so a small file that claims to be enormous is rejected before it uses
 * memory. Ignores the file's name and declared type.
 */
export async function readImageHeader(
  bytes: Uint8Array,
  formats: readonly ImageFormat[],
  refused: (reason: 'type' | 'invalid', cause?: unknown) => Error,
): Promise<ImageHeader> {
  const format = imageFormatOf(bytes, formats);
  // Only the accepted types reach the decoders, which can read many more.
  if (format === undefined) throw refused('type');
  let header: Metadata;
  try {
    header = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refused('invalid', cause);
  }
  if (header.format !== format) throw refused('type');
  const { width, height } = header.autoOrient;
  return { format, width, height };
}
