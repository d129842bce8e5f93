import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { HttpMiddleware } from './http-call.ts';

/** CloudFront's key, and its earlier key during a rotation. */
export type OriginKeyConfig = { ORIGIN_KEY: string; PREVIOUS_ORIGIN_KEY: string };

/** The trusted keys; empty without CloudFront. */
export function originKeys(config: OriginKeyConfig): string[] {
  return [config.ORIGIN_KEY, config.PREVIOUS_ORIGIN_KEY].filter((key) => key !== '');
}

/**
 * Refuses requests without one of `keys` in `x-origin-key`, because direct calls to API Gateway would bypass
 * CloudFront and its firewall.
 */
export function originGuard(keys: readonly string[]): HttpMiddleware {
  const expected = keys.map(digest);
  return {
    before: ({ event: { request } }) => {
      const given = digest(request.headers['x-origin-key'] ?? '');
      if (!expected.some((key) => timingSafeEqual(key, given))) throw new AppError('forbidden');
    },
  };
}

/** Digests have the same length, as the constant-time comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
