import type { PhotoReading } from '#functions/grader/page-facts/page-reading.ts';
import { imageFormatOf } from '#shared/images/image-format.ts';
import { fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** The photo at an address, as it is. What it is declared to be plays no part. */
export async function readPagePhoto(dependencies: PageFetchDependencies, url: string): Promise<PhotoReading> {
  const fetched = await fetchPage(dependencies, url);
  if (fetched.outcome !== 'read') return fetched;
  const { bytes, transfer } = fetched;
  const format = transfer.isTruncated ? undefined : imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
  if (format === undefined) return { outcome: 'read', url: transfer.url };
  const photo = { type: `image/${format}`, base64: bytes.toString('base64') };
  return { outcome: 'read', url: transfer.url, photo };
}
