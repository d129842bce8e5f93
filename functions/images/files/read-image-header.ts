import sharp, { type Metadata } from 'sharp';
import { type ImageFormat, imageFormatOf } from '#shared/images/image-format.ts';

/** Size in pixels as people see the picture. */
export type ImageHeader = { format: ImageFormat; width: number; height: number };

/**
 * Reads what a picture's header says, and decodes nothing: so a small file that claims to be an enormous picture
 * is refused before it costs memory. What the file is called, or was declared to be, plays no part.
 */
export async function readImageHeader(
  bytes: Uint8Array,
  formats: readonly ImageFormat[],
  refused: (reason: 'type' | 'invalid', cause?: unknown) => Error,
): Promise<ImageHeader> {
  const format = imageFormatOf(bytes, formats);
  // Nothing else reaches the decoders: they read far more kinds of files than we take.
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
