import type { PageFacts } from '#functions/modules/page-facts/page-facts.ts';
import type { MenuFile, RobotsReading, Transfer } from '#functions/modules/page-facts/page-reading.ts';
import { fetchPage, type PageFetchDependencies } from '../fetch-page.ts';
import { findRobotsBan } from './robots-rule.ts';

/** A menu of more files is not read more. */
const MAX_MENU_FILES = 3;
/** What search engines read of a robots.txt at least (RFC 9309). */
const MAX_ROBOTS_BYTES = 500 * 1024;

type Walk = { dependencies: PageFetchDependencies; signal: AbortSignal };

/** Whether search engines may read the page, in the time that is left of the call. */
export async function readRobots({ dependencies, signal }: Walk, page: Transfer): Promise<RobotsReading> {
  const limits = { ...dependencies.limits, maxBytes: MAX_ROBOTS_BYTES };
  const address = new URL('/robots.txt', page.url).href;
  const fetched = await fetchPage({ ...dependencies, limits }, address, { signal });
  if (fetched.outcome === 'failed' && fetched.reason === 'not_found') return { outcome: 'absent' };
  if (fetched.outcome !== 'read') return { outcome: 'unknown' };
  // Sites that have none often answer with a page.
  if (fetched.text.trimStart().startsWith('<')) return { outcome: 'absent' };
  const { pathname, search } = new URL(page.url);
  const ban = findRobotsBan(fetched.text, pathname + search);
  return ban === undefined ? { outcome: 'allowed' } : { outcome: 'disallowed', rule: ban };
}

/** Whether the PDF files that the page calls its menu are there, and how heavy they are. */
export function readMenuFiles({ dependencies, signal }: Walk, { menu }: PageFacts): Promise<MenuFile[]> {
  const addresses = menu.links.first
    .map(({ value }) => value)
    .filter((value) => URL.parse(value)?.pathname.toLowerCase().endsWith('.pdf'));
  return Promise.all(
    addresses.slice(0, MAX_MENU_FILES).map(async (url) => {
      const fetched = await fetchPage(dependencies, url, { signal });
      if (fetched.outcome === 'failed') return { url, outcome: 'broken', reason: fetched.reason };
      if (fetched.outcome !== 'read') return { url, outcome: 'unknown' };
      const { bytes, isTruncated } = fetched.transfer;
      const isPdf = fetched.text.slice(0, 1024).includes('%PDF-');
      return isPdf
        ? { url, outcome: 'found', bytes, isTruncated }
        : { url, outcome: 'broken', reason: 'bad_response' };
    }),
  );
}
