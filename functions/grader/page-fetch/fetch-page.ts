import type { IncomingMessage } from 'node:http';
import type { FailedFetch, FailureReason, Transfer } from '#functions/grader/page-facts/page-reading.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { findTarget, type TargetRules } from './address/find-target.ts';
import type { FetchLimits } from './fetch-limits.ts';
import { failureOf, failureOfStatus } from './transfer/failure-of.ts';
import { metaRefresh } from './transfer/meta-refresh.ts';
import { readBody } from './transfer/read-body.ts';
import { requestTarget } from './transfer/request-target.ts';
import { textOf } from './transfer/text-of.ts';
import { WalkCookies } from './transfer/walk-cookies.ts';

export type PageFetchDependencies = TargetRules & { clock: Clock; limits: FetchLimits };

type FetchOptions = {
  signal?: AbortSignal;
  /** Whether to give up early if the server doesn't accept connections. */
  isHasty?: boolean;
};

export type FetchedPage = {
  outcome: 'read';
  transfer: Transfer;
  text: string;
  bytes: Buffer;
  /** The `X-Robots-Tag` headers. */
  robotsTags: readonly string[];
};

/**
 * Follows redirects of servers and quick meta refreshes, and checks each address. Never throws: failures are
 * outcomes.
 */
export async function fetchPage(
  dependencies: PageFetchDependencies,
  address: string,
  options: FetchOptions = {},
): Promise<FetchedPage | FailedFetch> {
  const { clock, limits } = dependencies;
  const { signal = AbortSignal.timeout(limits.totalMilliseconds), isHasty = false } = options;
  const startedAt = clock.now().getTime();
  const elapsed = () => clock.now().getTime() - startedAt;
  const cookies = new WalkCookies();
  // The same address with other cookies isn't a loop: sites redirect back after setting cookies.
  const stepAt = (url: URL) => `${url.href.split('#', 1)[0]} ${cookies.header(url) ?? ''}`;
  const visited = new Set<string>();
  let redirects = 0;
  try {
    for (let next = address; ; redirects += 1) {
      const target = await findTarget(dependencies, next, signal);
      const { url } = target;
      const arrival = { redirects, isHttps: url.protocol === 'https:' };
      const failed = (reason: FailureReason) => ({ outcome: 'failed' as const, reason, ...arrival });
      if (visited.has(stepAt(url))) return failed('redirect_loop');
      visited.add(stepAt(url));
      const response = await requestTarget(target, {
        signal,
        maxHeaderBytes: limits.maxHeaderBytes,
        connectMilliseconds: isHasty ? limits.connectMilliseconds : undefined,
        cookie: cookies.header(url),
      });
      cookies.keep(url, response.headers['set-cookie']);
      const location = locationOf(response);
      // The address rules refuse unreadable addresses.
      next = location === undefined ? '' : (URL.parse(location, url)?.href ?? location);
      if (location === undefined) {
        const page = await readArrival(response, { ...arrival, url, elapsed, maxBytes: limits.maxBytes });
        const onward = page.outcome === 'read' ? metaRefresh(page.text, url) : undefined;
        // A page that reloads itself is final.
        if (onward === undefined || visited.has(stepAt(onward))) return page;
        next = onward.href;
      } else response.destroy();
      if (redirects === limits.maxRedirects) return failed('too_many_redirects');
    }
  } catch (error) {
    return failureOf(error, { isOutOfTime: signal.aborted, redirects });
  }
}

const REDIRECTS = [301, 302, 303, 307, 308];

function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}

type Arrival = { url: URL; redirects: number; isHttps: boolean; elapsed: () => number; maxBytes: number };

async function readArrival(response: IncomingMessage, arrival: Arrival): Promise<FetchedPage | FailedFetch> {
  const { url, redirects, isHttps, elapsed, maxBytes } = arrival;
  const firstByteMilliseconds = elapsed();
  const { bytes, ...body } = await readBody(response, maxBytes);
  const { statusCode: status = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  const text = textOf(bytes, contentType);
  const failure = failureOfStatus({ status, headers, text });
  if (failure?.outcome === 'failed') return { ...failure, redirects, status, isHttps };
  if (failure !== undefined) return { ...failure, redirects, status };
  const transfer = {
    ...body,
    url: url.href,
    isHttps,
    redirects,
    status,
    contentType: contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    bytes: bytes.length,
    firstByteMilliseconds,
    totalMilliseconds: elapsed(),
  };
  return {
    outcome: 'read',
    transfer,
    text,
    bytes,
    robotsTags: response.headersDistinct['x-robots-tag'] ?? [],
  };
}

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
  if (!isUnspoken || signal.aborted || otherwise === undefined) return first;
  return fetchPage(dependencies, otherwise, { signal });
}
