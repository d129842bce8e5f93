import type { IncomingMessage } from 'node:http';
import type { FailedFetch, Transfer } from '#functions/grader/page-facts/page-reading.ts';
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

type Arrival = { response: IncomingMessage; url: URL };

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
  const way = { redirects: 0, cookies: new WalkCookies(), visited: new Set<string>() };
  const walk: Walk = { ...dependencies, signal, isHasty, elapsed, ...way };
  try {
    let next = address;
    for (;;) {
      const arrival = await follow(walk, next);
      if ('outcome' in arrival) return arrival;
      const page = await readArrival(walk, arrival);
      const onward = page.outcome === 'read' ? metaRefresh(page.text, arrival.url) : undefined;
      // A page that reloads itself is final.
      if (onward === undefined || walk.visited.has(stepAt(walk, onward))) return page;
      const failure = countRedirect(walk, arrival.url);
      if (failure !== undefined) return failure;
      next = onward.href;
    }
  } catch (error) {
    return failureOf(error, { isOutOfTime: signal.aborted, redirects: walk.redirects });
  }
}

type Walk = PageFetchDependencies & {
  signal: AbortSignal;
  isHasty: boolean;
  elapsed: () => number;
  /** The number of redirects so far. */
  redirects: number;
  cookies: WalkCookies;
  /** Requested addresses, each with the cookies it was sent. */
  visited: Set<string>;
};

async function readArrival(walk: Walk, { response, url }: Arrival): Promise<FetchedPage | FailedFetch> {
  const { redirects, limits, elapsed } = walk;
  const firstByteMilliseconds = elapsed();
  const body = await readBody(response, limits.maxBytes);
  const status = response.statusCode ?? 0;
  const contentType = response.headers['content-type'] ?? '';
  const text = textOf(body.bytes, contentType);
  const failure = failureOfStatus({ status, headers: response.headers, text });
  const isHttps = isSecure(url);
  if (failure?.outcome === 'failed') return { ...failure, redirects, status, isHttps };
  if (failure !== undefined) return { ...failure, redirects, status };
  const transfer: Transfer = {
    url: url.href,
    isHttps,
    redirects,
    status,
    contentType: contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    bytes: body.bytes.length,
    isTruncated: body.isTruncated,
    isCompressed: body.isCompressed,
    firstByteMilliseconds,
    totalMilliseconds: elapsed(),
  };
  const robotsTags = response.headersDistinct['x-robots-tag'] ?? [];
  return { outcome: 'read', transfer, text, bytes: body.bytes, robotsTags };
}

async function follow(walk: Walk, address: string): Promise<Arrival | FailedFetch> {
  let next = address;
  for (;;) {
    const target = await findTarget(walk, next, walk.signal);
    const { url } = target;
    const step = stepAt(walk, url);
    if (walk.visited.has(step))
      return {
        outcome: 'failed',
        reason: 'redirect_loop',
        redirects: walk.redirects,
        isHttps: isSecure(url),
      };
    walk.visited.add(step);
    const response = await requestTarget(target, {
      signal: walk.signal,
      maxHeaderBytes: walk.limits.maxHeaderBytes,
      connectMilliseconds: walk.isHasty ? walk.limits.connectMilliseconds : undefined,
      cookie: walk.cookies.header(url),
    });
    walk.cookies.keep(url, response.headers['set-cookie']);
    const location = locationOf(response);
    if (location === undefined) return { response, url };
    response.destroy();
    const failure = countRedirect(walk, url);
    if (failure !== undefined) return failure;
    // The address rules refuse unreadable addresses.
    next = URL.parse(location, url)?.href ?? location;
  }
}

function countRedirect(walk: Walk, url: URL): FailedFetch | undefined {
  const { redirects } = walk;
  if (redirects === walk.limits.maxRedirects)
    return { outcome: 'failed', reason: 'too_many_redirects', redirects, isHttps: isSecure(url) };
  walk.redirects += 1;
  return undefined;
}

/** The same address with other cookies isn't a loop: sites redirect back after setting cookies. */
function stepAt({ cookies }: Walk, url: URL): string {
  return `${url.href.split('#', 1)[0]} ${cookies.header(url) ?? ''}`;
}

const isSecure = ({ protocol }: URL) => protocol === 'https:';

const REDIRECTS = [301, 302, 303, 307, 308];

function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}
