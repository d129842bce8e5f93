import { createHash } from 'node:crypto';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { ImageAsset } from '#shared/site/site-content.ts';
import { squareFile, widthFile } from './image-file-names.ts';
import type { ImageFiles } from './make-image-files.ts';

const HASH_LENGTH = 24;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Stores an image's files in the sites bucket and returns the URL path of the widest. Names are content hashes, so
 * repeating it is safe. Throws `AppError('unavailable')`.
 */
export async function storeImageFiles(
  sites: Pick<ObjectStore, 'put'>,
  imageId: string,
  { widths, squares }: ImageFiles,
): Promise<string> {
  const hash = hashOf([...widths, ...squares].map(({ bytes }) => bytes));
  const addressOf = (width: number) => widthFile({ imageId, hash }, width);
  const url = addressOf(Math.max(...widths.map(({ width }) => width)));
  const put = (path: string, contentType: string, bytes: Uint8Array) =>
    sites.put(path.slice(1), bytes, { contentType, cacheControl: CACHE_CONTROL });
  await Promise.all([
    ...widths.map(({ width, bytes }) => put(addressOf(width), 'image/webp', bytes)),
    ...squares.map(({ edge, format, bytes }) => put(squareFile(url, edge, format), `image/${format}`, bytes)),
  ]);
  return url;
}

function hashOf(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** An image in the form that the renderer needs. */
export function imageAsset({ widths }: ImageFiles, alt: string): ImageAsset {
  const widest = widths.at(-1);
  return {
    width: widest?.width ?? 0,
    height: widest?.height ?? 0,
    widths: widths.map(({ width }) => width),
    alt,
    bytes: widths.map(({ bytes }) => bytes.length),
  };
}
