import type { IncomingMessage } from 'node:http';
import type { FailedFetch, Transfer } from '#functions/modules/page-facts/page-reading.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { findTarget, type TargetRules } from './address/find-target.ts';
import type { FetchLimits } from './fetch-limits.ts';
import { beforeAbort } from './transfer/before-abort.ts';
import { failureOf, failureOfStatus } from './transfer/failure-of.ts';
import { readBody } from './transfer/read-body.ts';
import { requestTarget } from './transfer/request-target.ts';
import { textOf } from './transfer/text-of.ts';

export type PageFetchDependencies = TargetRules & { clock: Clock; limits: FetchLimits };

type FetchOptions = {
  signal?: AbortSignal;
  /** Whether who lets nobody connect is given up early. */
  isHasty?: boolean;
};

export type FetchedPage = { outcome: 'read'; transfer: Transfer; text: string; bytes: Buffer };

type Arrival = { response: IncomingMessage; url: URL };

/** Follows redirects, checking every address as the first. Never throws: what goes wrong is an outcome. */
export async function fetchPage(
  dependencies: PageFetchDependencies,
  address: string,
  options: FetchOptions = {},
): Promise<FetchedPage | FailedFetch> {
  const { clock, limits } = dependencies;
  const { signal = AbortSignal.timeout(limits.totalMilliseconds), isHasty = false } = options;
  const startedAt = clock.now().getTime();
  const elapsed = () => clock.now().getTime() - startedAt;
  const walk: Walk = { ...dependencies, signal, isHasty, redirects: 0 };
  try {
    const arrival = await follow(walk, address);
    if ('outcome' in arrival) return arrival;
    const { response, url } = arrival;
    const firstByteMilliseconds = elapsed();
    const body = await readBody(response, limits.maxBytes);
    const status = response.statusCode ?? 0;
    const contentType = response.headers['content-type'] ?? '';
    const text = textOf(body.bytes, contentType);
    const { redirects } = walk;
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
    return { outcome: 'read', transfer, text, bytes: body.bytes };
  } catch (error) {
    return failureOf(error, { isOutOfTime: signal.aborted, redirects: walk.redirects });
  }
}

type Walk = PageFetchDependencies & {
  signal: AbortSignal;
  isHasty: boolean;
  /** Followed so far. */
  redirects: number;
};

async function follow(walk: Walk, address: string): Promise<Arrival | FailedFetch> {
  const visited = new Set<string>();
  let next = address;
  for (;;) {
    const target = await beforeAbort(findTarget(walk, next), walk.signal);
    const { url } = target;
    const { redirects } = walk;
    if (visited.has(url.href))
      return { outcome: 'failed', reason: 'redirect_loop', redirects, isHttps: isSecure(url) };
    visited.add(url.href);
    const response = await requestTarget(target, {
      signal: walk.signal,
      maxHeaderBytes: walk.limits.maxHeaderBytes,
      connectMilliseconds: walk.isHasty ? walk.limits.connectMilliseconds : undefined,
    });
    const location = locationOf(response);
    if (location === undefined) return { response, url };
    response.destroy();
    if (redirects === walk.limits.maxRedirects)
      return { outcome: 'failed', reason: 'too_many_redirects', redirects, isHttps: isSecure(url) };
    walk.redirects += 1;
    // What cannot be read is refused by the rules of addresses.
    next = URL.parse(location, url)?.href ?? location;
  }
}

const isSecure = ({ protocol }: URL) => protocol === 'https:';

const REDIRECTS = [301, 302, 303, 307, 308];

function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}
