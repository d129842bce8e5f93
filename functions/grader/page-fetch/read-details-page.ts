import { readPageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import type { DetailsReading } from '#functions/grader/page-facts/page-reading.ts';
import { fetchFirst, isWebPage, type PageAddress } from './fetch-first.ts';
import type { PageFetchDependencies } from './fetch-page.ts';
import { readRobots } from './site/read-site-files.ts';

/** What the page at an address states in a regular form; no other page is asked for. All requests share one time. */
export async function readDetailsPage(
  dependencies: PageFetchDependencies,
  address: PageAddress,
): Promise<DetailsReading> {
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchFirst(dependencies, address, signal);
  if (fetched.outcome !== 'read') return fetched;
  const { transfer, text } = fetched;
  const { url, isTruncated } = transfer;
  if (!isWebPage(fetched)) return { outcome: 'read', url, isTruncated };
  const robots = await readRobots({ dependencies, signal }, transfer);
  const details = readPageDetails(text, url);
  return { outcome: 'read', url, isTruncated, page: { details, robots } };
}
