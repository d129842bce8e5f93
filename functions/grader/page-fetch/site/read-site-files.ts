import type {
  FailureReason,
  MenuFile,
  RobotsReading,
  Transfer,
} from '#functions/grader/page-facts/page-reading.ts';
import type { PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { PRICES_OF_A_MENU } from '#functions/grader/page-facts/read-page-facts.ts';
import { fetchPage, type PageFetchDependencies } from '#functions/grader/page-fetch/fetch-page.ts';
import { findRobotsBan } from './robots-rule.ts';

/** The most menu files that are checked. */
const MAX_MENU_FILES = 3;
/** The least that search engines read of robots.txt (RFC 9309). */
const MAX_ROBOTS_BYTES = 500 * 1024;

const LINKED_MENU_MILLISECONDS = 6_000;
const GONE: readonly FailureReason[] = ['not_found', 'client_error', 'server_error', 'host_not_found'];

export type Walk = { dependencies: PageFetchDependencies; signal: AbortSignal };

/** Whether search engines may read the page. Uses the call's remaining time. */
export async function readRobots({ dependencies, signal }: Walk, page: Transfer): Promise<RobotsReading> {
  const limits = { ...dependencies.limits, maxBytes: MAX_ROBOTS_BYTES };
  const address = new URL('/robots.txt', page.url).href;
  const fetched = await fetchPage({ ...dependencies, limits }, address, { signal });
  if (fetched.outcome === 'failed' && fetched.reason === 'not_found') return { outcome: 'absent' };
  if (fetched.outcome !== 'read') return { outcome: 'unknown' };
  // Sites without a robots.txt often answer with a page.
  if (fetched.text.trimStart().startsWith('<')) return { outcome: 'absent' };
  const { pathname, search } = new URL(page.url);
  const ban = findRobotsBan(fetched.text, pathname + search);
  return ban === undefined ? { outcome: 'allowed' } : { outcome: 'disallowed', rule: ban };
}

/** Whether the linked menu exists, and the size of its PDF files. */
export function readMenuFiles(walk: Walk, facts: PageFacts, page: Transfer): Promise<MenuFile[]> {
  const isMenuHere = facts.prices.count >= PRICES_OF_A_MENU;
  const addresses = facts.menu.links.first
    .map(({ value }) => value)
    .filter((value) => (isFileAddress(value) ? true : !isMenuHere && !isPartOf(value, page)));
  return Promise.all(addresses.slice(0, MAX_MENU_FILES).map((url) => readMenuFile(walk, url)));
}

/** Whether a path has one of these endings; `.pdf` by default. */
export function isFileAddress(url: string, ending = /\.pdf$/i): boolean {
  return ending.test(URL.parse(url)?.pathname ?? '');
}

/** A place on the same page, such as `/#menu`. */
function isPartOf(url: string, page: Transfer): boolean {
  return url.split('#', 1)[0] === page.url;
}

/** A slow page or image counts as existing; a PDF must arrive. */
async function readMenuFile({ dependencies, signal }: Walk, url: string): Promise<MenuFile> {
  const isPdf = isFileAddress(url);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LINKED_MENU_MILLISECONDS)]);
  const fetched = await fetchPage(dependencies, url, { signal: isPdf ? signal : patience });
  if (fetched.outcome === 'failed' && (isPdf || GONE.includes(fetched.reason)))
    return { url, outcome: 'broken', reason: fetched.reason };
  if (fetched.outcome !== 'read') return { url, outcome: 'unknown' };
  const { bytes, isTruncated } = fetched.transfer;
  if (isPdf && !fetched.text.slice(0, 1024).includes('%PDF-'))
    return { url, outcome: 'broken', reason: 'bad_response' };
  return { url, outcome: 'found', bytes, isTruncated };
}
