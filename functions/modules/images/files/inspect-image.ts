import sharp, { type Metadata } from 'sharp';
import { MAX_IMAGE_EDGE, MIN_IMAGE_EDGE } from '#shared/contract/site-image.ts';
import { refusedImage } from './refused-image.ts';

/** Size in pixels as people see the picture. */
export type ImageHeader = { format: 'jpeg' | 'png' | 'webp'; width: number; height: number };

/**
 * Reads what a picture's header says, and decodes nothing: so a small file that claims to be an enormous picture
 * is refused before it costs memory. What the file is called, or was declared to be, plays no part. Throws
 * `AppError('invalid_image')`.
 */
export async function inspectImage(bytes: Uint8Array): Promise<ImageHeader> {
  const format = formatOf(bytes);
  // Nothing else reaches the decoders: they read far more kinds of files than we take.
  if (format === undefined) throw refusedImage('type');
  const header = await readHeader(bytes);
  if (header.format !== format) throw refusedImage('type');
  const { width, height } = header.autoOrient;
  if (Math.max(width, height) > MAX_IMAGE_EDGE) throw refusedImage('tooLargeEdges');
  if (Math.min(width, height) < MIN_IMAGE_EDGE) throw refusedImage('tooSmallEdges');
  return { format, width, height };
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refusedImage('invalid', cause);
  }
}

/** First bytes of the files we take (JPEG: ITU T.81 B.1.1.3; PNG: W3C PNG §5.2; WebP: RFC 9649 §2.4). */
function formatOf(bytes: Uint8Array): ImageHeader['format'] | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  return undefined;
}
