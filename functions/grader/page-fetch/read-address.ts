import type { PageAnswer, PageCall, PhotoReading } from '#functions/grader/page-facts/page-reading.ts';
import { imageFormatOf } from '#shared/images/image-format.ts';
import { checkAddress } from './address/find-target.ts';
import { fetchPage, type PageFetchDependencies } from './fetch-page.ts';
import { readDetailsPage } from './read-details-page.ts';
import { readMenuPage } from './read-menu-page.ts';
import { readPage } from './read-page.ts';

/** Reads what the call wants of an address. */
export function readAddress(dependencies: PageFetchDependencies, call: PageCall): Promise<PageAnswer> {
  const { wanted, url, otherwise } = call;
  switch (wanted) {
    case 'check':
      return checkAddress(dependencies, url);
    case 'page':
      return readPage(dependencies, url, otherwise);
    case 'menu':
      return readMenuPage(dependencies, { url, otherwise });
    case 'details':
      return readDetailsPage(dependencies, { url, otherwise });
    case 'photo':
      return readPagePhoto(dependencies, url);
  }
}

/** Returns the bytes of the photo at an address, whatever its content type. */
async function readPagePhoto(dependencies: PageFetchDependencies, url: string): Promise<PhotoReading> {
  const fetched = await fetchPage(dependencies, url);
  if (fetched.outcome !== 'read') return fetched;
  const { bytes, transfer } = fetched;
  const format = transfer.isTruncated ? undefined : imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
  if (format === undefined) return { outcome: 'read', url: transfer.url };
  const photo = { type: `image/${format}`, base64: bytes.toString('base64') };
  return { outcome: 'read', url: transfer.url, photo };
}
