import { createPageReader, type PageReader } from '#functions/grader/page-facts/page-reader.ts';
import type { PageCall } from '#functions/grader/page-facts/page-reading.ts';
import { readAddress } from '#functions/grader/page-fetch/read-address.ts';
import { pageFetchDependencies } from './page-fetch-dependencies.ts';

/** The page function in this process. It reads pages on this machine and counts its calls. */
export function aPageReader(given: Parameters<typeof pageFetchDependencies>[0] = {}) {
  const { dependencies } = pageFetchDependencies(given);
  const calls: object[] = [];
  const pages: PageReader = createPageReader(async (input) => {
    calls.push(input);
    return readAddress(dependencies, input as PageCall);
  });
  return { pages, calls };
}
