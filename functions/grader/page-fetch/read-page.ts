import { banInHeaders } from '#functions/grader/page-facts/head/robots-tags.ts';
import type { PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { PageReading, Transfer } from '#functions/grader/page-facts/page-reading.ts';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { cutSnippet } from '#functions/grader/page-facts/snippet.ts';
import { fetchFirst, isWebPage } from './fetch-first.ts';
import type { FetchedPage, PageFetchDependencies } from './fetch-page.ts';
import { insteadOfPage } from './site/no-restaurant-page.ts';
import { readMenuFiles, readRobots } from './site/read-site-files.ts';

/**
 * Reads an address into facts; the page itself isn't returned. `otherwise` is requested if no server answers with
 * the first scheme. All requests share one time limit.
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
  const facts = withHeaders(readPageFacts(text, transfer.url), fetched);
  const instead = insteadOfPage(fetched, facts);
  if (instead !== undefined) return { ...instead, ...howItCame(transfer) };
  const walk = { dependencies, signal };
  const [robots, menuFiles] = await Promise.all([
    readRobots(walk, transfer),
    readMenuFiles(walk, facts, transfer),
  ]);
  return { outcome: 'read', transfer, page: { facts, robots, menuFiles } };
}

/** Adds directives for search engines from the headers. */
function withHeaders(facts: PageFacts, { robotsTags }: FetchedPage): PageFacts {
  const ban = banInHeaders(robotsTags);
  if (ban === undefined || facts.noIndex !== undefined) return facts;
  return { ...facts, noIndex: { value: ban, snippet: cutSnippet(`X-Robots-Tag: ${ban}`) } };
}

const howItCame = ({ redirects, status, isHttps }: Transfer) => ({ redirects, status, isHttps });
