import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { HttpRequest } from './http-request.ts';

/** The address that a request came from. */
export type ClientIp = (request: Pick<HttpRequest, 'headers' | 'sourceIp'>) => string;

/** The address that called API Gateway. Behind CloudFront that is the edge's, which thousands of visitors share. */
export const sourceIp: ClientIp = (request) => request.sourceIp;

/**
 * The visitor's own address, which CloudFront tells in `x-viewer-address`. Everybody can reach API Gateway
 * past CloudFront and claim any address, so the header is believed only beside the `x-origin-key` that the
 * distribution sends. Without an `originKey` (no CloudFront) it is never believed.
 */
export function createClientIp(originKey: string | undefined): ClientIp {
  if (originKey === undefined) return sourceIp;
  const expected = digest(originKey);
  return (request) => {
    const { 'x-viewer-address': told, 'x-origin-key': key } = request.headers;
    if (told === undefined || key === undefined || isIP(told) === 0) return sourceIp(request);
    return timingSafeEqual(digest(key), expected) ? told : sourceIp(request);
  };
}

/** Digests have one length, which the comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
