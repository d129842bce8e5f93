import type { PageReading } from '#functions/modules/page-facts/page-reading.ts';
import { readPageFacts } from '#functions/modules/page-facts/read-page-facts.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';
import { readMenuFiles, readRobots } from './site/read-site-files.ts';

/** What stands at an address, as facts: the page itself goes no further. All requests share one time. */
export async function readPage(dependencies: PageFetchDependencies, url: string): Promise<PageReading> {
  const signal = AbortSignal.timeout(dependencies.limits.totalMilliseconds);
  const fetched = await fetchPage(dependencies, url, signal);
  if (fetched.outcome !== 'read') return fetched;
  const { transfer, text } = fetched;
  if (!isWebPage(fetched)) return { outcome: 'read', transfer };
  const facts = readPageFacts(text, transfer.url);
  const walk = { dependencies, signal };
  const [robots, menuFiles] = await Promise.all([readRobots(walk, transfer), readMenuFiles(walk, facts)]);
  return { outcome: 'read', transfer, page: { facts, robots, menuFiles } };
}

/** Servers that do not say what they send are believed when it looks like a page. */
function isWebPage({ transfer: { contentType }, text }: FetchedPage): boolean {
  if (contentType === '') return text.trimStart().startsWith('<');
  return contentType === 'text/html' || contentType === 'application/xhtml+xml';
}
