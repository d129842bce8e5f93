import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { HttpRequest } from './http-request.ts';

/** Returns the address that a request came from. */
export type ClientIp = (request: Pick<HttpRequest, 'headers' | 'sourceIp'>) => string;

/** The address that called API Gateway. Behind CloudFront, that is an edge shared by thousands of visitors. */
export const sourceIp: ClientIp = (request) => request.sourceIp;

/**
 * Returns the visitor's address from CloudFront's `x-viewer-address`. Clients can call API Gateway directly and
 * forge it, so it is trusted only with the distribution's `x-origin-key`. Without an `originKey` (no CloudFront) it
 * is never trusted.
 */
export function createClientIp(originKey: string | undefined): ClientIp {
  if (originKey === undefined) return sourceIp;
  const expected = digest(originKey);
  return (request) => {
    const { 'x-viewer-address': viewerAddress, 'x-origin-key': key } = request.headers;
    if (viewerAddress === undefined || key === undefined || isIP(viewerAddress) === 0)
      return sourceIp(request);
    return timingSafeEqual(digest(key), expected) ? viewerAddress : sourceIp(request);
  };
}

/** Digests have the same length, as the constant-time comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
