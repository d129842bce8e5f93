import type { FailedFetch, FailureReason } from '#functions/grader/page-facts/page-reading.ts';
import { type FetchedPage, fetchPage, type PageFetchDependencies } from './fetch-page.ts';

/** `otherwise` is asked where nobody speaks the protocol of `url`. */
export type PageAddress = { url: string; otherwise?: string | undefined };

/** Nobody listens there, or not in this protocol, or whoever does lets nobody connect. */
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

/** Servers that do not say what they send are believed when it looks like a page. */
export function isWebPage({ transfer: { contentType }, text }: FetchedPage): boolean {
  if (contentType === '') return text.trimStart().startsWith('<');
  return contentType === 'text/html' || contentType === 'application/xhtml+xml';
}

/** Servers that call a PDF something else are not believed. */
export function isPdf({ bytes }: FetchedPage): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-');
}
