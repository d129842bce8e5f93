import type { PageReading } from '#functions/modules/page-facts/page-reading.ts';
import { fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** What stands at an address, as facts: the page itself goes no further. */
export async function readPage(dependencies: PageFetchDependencies, url: string): Promise<PageReading> {
  const fetched = await fetchPage(dependencies, url);
  if (fetched.outcome !== 'read') return fetched;
  return { outcome: 'read', transfer: fetched.transfer };
}
