import { createHash } from 'node:crypto';
import { imageFolder } from '#functions/images/files/image-file-names.ts';
import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { PhotoVersion } from '#shared/photos/contract/enhancement.ts';
import type { PhotoFormat } from './photo/photo-files.ts';

const HASH_LENGTH = 24;
/** A deleted photo disappears from CDN caches within a minute and from browsers within an hour. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=60';
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const satisfies Record<
  PhotoFormat | 'webp',
  string
>;

export type PublicFile = { bytes: Uint8Array; format: keyof typeof ENDINGS; name: string };

/** Stores a photo's file under its content hash and returns its path on the websites' domain. */
export async function storePublicFile(
  sites: Pick<ObjectStore, 'put'>,
  imageId: string,
  { bytes, format, name }: PublicFile,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const key = `${imageFolder(imageId)}${hash}-${name}.${ENDINGS[format]}`;
  await sites.put(key, bytes, { contentType: `image/${format}`, cacheControl: CACHE_CONTROL });
  return `/${key}`;
}

type EnhancedFiles = {
  original: Uint8Array;
  enhanced: Uint8Array;
  format: PhotoFormat;
  thumbnails: Record<PhotoVersion, Uint8Array>;
};

/** Both versions of a photo, with a small square of each. */
export async function storeEnhancedFiles(
  sites: Pick<ObjectStore, 'put'>,
  imageId: string,
  { original, enhanced, format, thumbnails }: EnhancedFiles,
): Promise<Required<Pick<EnhancementRecord, 'original_path' | 'enhanced_path' | 'thumbnail_paths'>>> {
  const small = (version: PhotoVersion): PublicFile => ({
    bytes: thumbnails[version],
    format: 'webp',
    name: `${version}-small`,
  });
  const [original_path, enhanced_path, smallOriginal, smallEnhanced] = await Promise.all([
    storePublicFile(sites, imageId, { bytes: original, format, name: 'original' }),
    storePublicFile(sites, imageId, { bytes: enhanced, format, name: 'enhanced' }),
    storePublicFile(sites, imageId, small('original')),
    storePublicFile(sites, imageId, small('enhanced')),
  ]);
  return {
    original_path,
    enhanced_path,
    thumbnail_paths: { original: smallOriginal, enhanced: smallEnhanced },
  };
}
