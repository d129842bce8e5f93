import { cutSnippet } from '#functions/grader/page-facts/facts.ts';
import type { PageReading } from '#functions/grader/page-facts/page-reading.ts';
import { banInHeaders } from '#functions/grader/page-facts/read-head.ts';
import type { PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import type { FetchedPage } from './fetch-page.ts';
import { readMenuFiles, readRobots, type Walk } from './site/read-site-files.ts';

/** Reads a page into facts; the page itself isn't returned. */
export async function readPage(walk: Walk, fetched: FetchedPage): Promise<PageReading> {
  const { transfer, text } = fetched;
  if (!isWebPage(fetched)) return { outcome: 'read', transfer };
  const facts = withHeaders(readPageFacts(text, transfer.url), fetched);
  const { redirects, status, isHttps } = transfer;
  if (isPlaceholder(fetched, facts))
    return { outcome: 'failed', reason: 'placeholder', redirects, status, isHttps };
  const [robots, menuFiles] = await Promise.all([
    readRobots(walk, transfer),
    readMenuFiles(walk, facts, transfer),
  ]);
  return { outcome: 'read', transfer, page: { facts, robots, menuFiles } };
}

/** Accepts a missing content type if the body looks like a page. */
export function isWebPage({ transfer: { contentType }, text }: FetchedPage): boolean {
  if (contentType === '') return text.trimStart().startsWith('<');
  return contentType === 'text/html' || contentType === 'application/xhtml+xml';
}

/** Adds directives for search engines from the headers. */
function withHeaders(facts: PageFacts, { robotsTags }: FetchedPage): PageFacts {
  const ban = banInHeaders(robotsTags);
  if (ban === undefined || facts.noIndex !== undefined) return facts;
  return { ...facts, noIndex: { value: ban, snippet: cutSnippet(`X-Robots-Tag: ${ban}`) } };
}

const MOST_TEXT = 4_000;
const LOOKED_AT = 100_000;
const PLACEHOLDER_HOSTS =
  /(?:^|\.)(?:hugedomains|afternic|sedo|sedoparking|dan|bodis|parkingcrew|domainmarket|undeveloped)\.com$/;
/** Markup that only pages of domain sellers and hosts have. */
const PLACEHOLDER_MARKS =
  /sedoparking\.com|parkingcrew\.net|img1\.wsimg\.com\/parking|cgi-sys\/(?:suspendedpage|defaultwebpage)|location\.href\s{0,3}=\s{0,3}["']\/lander/i;

/** Whether a domain has no website yet, by the host or markup of its short page. */
function isPlaceholder({ text, transfer }: FetchedPage, { textCharacters }: PageFacts): boolean {
  if (textCharacters > MOST_TEXT) return false;
  const host = URL.parse(transfer.url)?.hostname ?? '';
  return PLACEHOLDER_HOSTS.test(host) || PLACEHOLDER_MARKS.test(text.slice(0, LOOKED_AT));
}
