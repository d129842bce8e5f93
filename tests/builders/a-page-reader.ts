import { createPageReader, type PageReader } from '#functions/grader/page-facts/page-reader.ts';
import { checkAddress } from '#functions/grader/page-fetch/address/check-address.ts';
import { readDetailsPage } from '#functions/grader/page-fetch/read-details-page.ts';
import { readMenuPage } from '#functions/grader/page-fetch/read-menu-page.ts';
import { readPage } from '#functions/grader/page-fetch/read-page.ts';
import { readPagePhoto } from '#functions/grader/page-fetch/read-page-photo.ts';
import { pageFetchDependencies } from './page-fetch-dependencies.ts';

/** The page function in this process. It reads pages on this machine and counts its calls. */
export function aPageReader(given: Parameters<typeof pageFetchDependencies>[0] = {}) {
  const { dependencies } = pageFetchDependencies(given);
  const calls: object[] = [];
  const pages: PageReader = createPageReader(async (input) => {
    calls.push(input);
    const { url, otherwise, isCheckOnly, isMenuOnly, isDetailsOnly, isPhoto } = input as {
      url: string;
      otherwise?: string;
      isCheckOnly?: true;
      isMenuOnly?: true;
      isDetailsOnly?: true;
      isPhoto?: true;
    };
    if (isPhoto === true) return readPagePhoto(dependencies, url);
    if (isDetailsOnly === true) return readDetailsPage(dependencies, { url, otherwise });
    if (isMenuOnly === true) return readMenuPage(dependencies, { url, otherwise });
    return isCheckOnly === true ? checkAddress(dependencies, url) : readPage(dependencies, url, otherwise);
  });
  return { pages, calls };
}
