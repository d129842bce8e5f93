import type { FailedFetch, FailureReason } from '#functions/grader/page-facts/page-reading.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** `otherwise` is requested if no server answers with the scheme of `url`. */
export type PageAddress = { url: string; otherwise?: string | undefined };

/** Failures that mean the server doesn't support this scheme. */
const UNSPOKEN: readonly FailureReason[] = [
  'connection_refused',
  'connection_failed',
  'certificate',
  'no_secure_connection',
  'timeout',
];

export async function fetchFirst(
  dependencies: PageFetchDependencies,
  { url, otherwise }: PageAddress,
  signal: AbortSignal,
): Promise<FetchedPage | FailedFetch> {
  const first = await fetchPage(dependencies, url, { signal, isHasty: otherwise !== undefined });
  const isUnspoken = first.outcome === 'failed' && UNSPOKEN.includes(first.reason);
  const isTimeLeft = !signal.aborted;
  return isUnspoken && isTimeLeft && otherwise !== undefined
    ? fetchPage(dependencies, otherwise, { signal })
    : first;
}

/** Accepts a missing content type if the body looks like a page. */
export function isWebPage({ transfer: { contentType }, text }: FetchedPage): boolean {
  if (contentType === '') return text.trimStart().startsWith('<');
  return contentType === 'text/html' || contentType === 'application/xhtml+xml';
}

/** Accepts a PDF only with the right content type. */
export function isPdf({ bytes }: FetchedPage): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-');
}
