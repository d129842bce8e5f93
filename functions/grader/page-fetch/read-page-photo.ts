import type { PhotoReading } from '#functions/grader/page-facts/page-reading.ts';
import { imageFormatOf } from '#shared/images/image-format.ts';
import { fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** Returns the bytes of the photo at an address, whatever its content type. */
export async function readPagePhoto(dependencies: PageFetchDependencies, url: string): Promise<PhotoReading> {
  const fetched = await fetchPage(dependencies, url);
  if (fetched.outcome !== 'read') return fetched;
  const { bytes, transfer } = fetched;
  const format = transfer.isTruncated ? undefined : imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
  if (format === undefined) return { outcome: 'read', url: transfer.url };
  const photo = { type: `image/${format}`, base64: bytes.toString('base64') };
  return { outcome: 'read', url: transfer.url, photo };
}
