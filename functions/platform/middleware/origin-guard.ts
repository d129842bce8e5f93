import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { HttpMiddleware } from './http-call.ts';

/** What CloudFront proves itself with, and what it did before a rotation, until it has the new one. */
export type OriginKeyConfig = { ORIGIN_KEY: string; PREVIOUS_ORIGIN_KEY: string };

/** The keys that are believed; none where no CloudFront stands in front. */
export function originKeys(config: OriginKeyConfig): string[] {
  return [config.ORIGIN_KEY, config.PREVIOUS_ORIGIN_KEY].filter((key) => key !== '');
}

/**
 * Refuses calls of API Gateway's own address, which would go around CloudFront and its firewall: a request has one
 * of `keys` in `x-origin-key`.
 */
export function originGuard(keys: readonly string[]): HttpMiddleware {
  const expected = keys.map(digest);
  return {
    before: ({ event: { request } }) => {
      const told = digest(request.headers['x-origin-key'] ?? '');
      if (!expected.some((key) => timingSafeEqual(key, told))) throw new AppError('forbidden');
    },
  };
}

/** Digests have one length, which the comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
