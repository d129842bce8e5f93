import type { FailureReason, PageReading } from '#functions/modules/page-facts/page-reading.ts';
import { readPageFacts } from '#functions/modules/page-facts/read-page-facts.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';
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
  const first = await fetchPage(dependencies, address, signal);
  const isUnspoken = first.outcome === 'failed' && UNSPOKEN.includes(first.reason);
  const isSecond = isUnspoken && otherwise !== undefined;
  const fetched = isSecond ? await fetchPage(dependencies, otherwise, signal) : first;
  if (fetched.outcome !== 'read') return fetched;
  const { transfer, text } = fetched;
  if (!isWebPage(fetched)) return { outcome: 'read', transfer };
  const facts = readPageFacts(text, transfer.url);
  const walk = { dependencies, signal };
  const [robots, menuFiles] = await Promise.all([readRobots(walk, transfer), readMenuFiles(walk, facts)]);
  return { outcome: 'read', transfer, page: { facts, robots, menuFiles } };
}

/** Nobody listens there, or not in this protocol. */
const UNSPOKEN: readonly FailureReason[] = ['connection_refused', 'connection_failed', 'certificate'];

/** Servers that do not say what they send are believed when it looks like a page. */
function isWebPage({ transfer: { contentType }, text }: FetchedPage): boolean {
  if (contentType === '') return text.trimStart().startsWith('<');
  return contentType === 'text/html' || contentType === 'application/xhtml+xml';
}
