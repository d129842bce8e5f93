import { MAX_IMAGE_EDGE, MIN_IMAGE_EDGE } from '#shared/images/contract/site-image.ts';
import { type ImageHeader, readImageHeader } from './read-image-header.ts';
import { refusedImage } from './refused-image.ts';

/** Reads the header of a website image. Throws `AppError`: `invalid_image`, `unsupported_image`. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageHeader> {
  const header = await readImageHeader(bytes, ['jpeg', 'png', 'webp'], refusedImage);
  const { width, height } = header;
  if (Math.max(width, height) > MAX_IMAGE_EDGE) throw refusedImage('tooLargeEdges');
  if (Math.min(width, height) < MIN_IMAGE_EDGE) throw refusedImage('tooSmallEdges');
  return header;
}
