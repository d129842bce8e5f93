import type { PageAnswer, PageCall } from '#functions/grader/page-facts/page-reading.ts';
import { checkAddress } from './address/find-target.ts';
import type { PageFetchDependencies } from './fetch-page.ts';
import { readDetailsPage } from './read-details-page.ts';
import { readMenuPage } from './read-menu-page.ts';
import { readPage } from './read-page.ts';
import { readPagePhoto } from './read-page-photo.ts';

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
