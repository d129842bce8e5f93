import { createHash } from 'node:crypto';
import { imageFolder } from '#functions/modules/images/files/image-file-names.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { PhotoFormat } from './photo/photo-files.ts';

const HASH_LENGTH = 24;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const ENDINGS: Record<PhotoFormat, string> = { jpeg: 'jpg', png: 'png' };

export type PublicFile = { bytes: Uint8Array; format: PhotoFormat; name: string };

/** Stores a file of a photo under a name of its content, and returns its path on the sites origin. */
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

/** Both versions of a photo. */
export async function storeEnhancedFiles(
  sites: Pick<ObjectStore, 'put'>,
  imageId: string,
  { original, enhanced, format }: { original: Uint8Array; enhanced: Uint8Array; format: PhotoFormat },
): Promise<{ original_path: string; enhanced_path: string }> {
  const [original_path, enhanced_path] = await Promise.all([
    storePublicFile(sites, imageId, { bytes: original, format, name: 'original' }),
    storePublicFile(sites, imageId, { bytes: enhanced, format, name: 'enhanced' }),
  ]);
  return { original_path, enhanced_path };
}
