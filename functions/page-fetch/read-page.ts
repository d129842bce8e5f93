import type { PageReading, Transfer } from '#functions/modules/page-facts/page-reading.ts';
import { readPageFacts } from '#functions/modules/page-facts/read-page-facts.ts';
import { fetchFirst, isWebPage } from './fetch-first.ts';
import type { PageFetchDependencies } from './fetch-page.ts';
import { insteadOfPage } from './site/no-restaurant-page.ts';
import { readMenuFiles, readRobots } from './site/read-site-files.ts';

/**
 * What stands at an address, as facts: the page itself goes no further. The second address is asked where nobody
 * speaks the protocol of the first. All requests share one time.
 */
export async function readPage(
  dependencies: PageFetchDependencies,
  address: string,
  otherwise?: string,
): Promise<PageReading> {
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchFirst(dependencies, { url: address, otherwise }, signal);
  if (fetched.outcome !== 'read') return fetched;
  const { transfer, text } = fetched;
  if (!isWebPage(fetched)) return { outcome: 'read', transfer };
  const facts = readPageFacts(text, transfer.url);
  const instead = insteadOfPage(fetched, facts);
  if (instead !== undefined) return { ...instead, ...howItCame(transfer) };
  const walk = { dependencies, signal };
  const [robots, menuFiles] = await Promise.all([
    readRobots(walk, transfer),
    readMenuFiles(walk, facts, transfer),
  ]);
  return { outcome: 'read', transfer, page: { facts, robots, menuFiles } };
}

const howItCame = ({ redirects, status, isHttps }: Transfer) => ({ redirects, status, isHttps });
