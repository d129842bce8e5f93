import type { PageReading } from '#functions/modules/page-facts/page-reading.ts';
import { readPageFacts } from '#functions/modules/page-facts/read-page-facts.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** What stands at an address, as facts: the page itself goes no further. */
export async function readPage(dependencies: PageFetchDependencies, url: string): Promise<PageReading> {
  const fetched = await fetchPage(dependencies, url);
  if (fetched.outcome !== 'read') return fetched;
  const { transfer, text } = fetched;
  if (!isWebPage(fetched)) return { outcome: 'read', transfer };
  return { outcome: 'read', transfer, facts: readPageFacts(text, transfer.url) };
}

/** Servers that do not say what they send are believed when it looks like a page. */
function isWebPage({ transfer: { contentType }, text }: FetchedPage): boolean {
  if (contentType === '') return text.trimStart().startsWith('<');
  return contentType === 'text/html' || contentType === 'application/xhtml+xml';
}
