import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { openTable } from '../aws/dynamo-table.ts';
import { type Clock, epochSeconds } from '../clock.ts';

/** Allowed uses per window, counted per subject. */
export type RateLimit = { name: string; limit: number; windowSeconds: number };

/** A use that counts until it is refunded. */
export type RateLimitAttempt = { refund: () => Promise<void> };

export type RateLimiter = {
  /** Throws `AppError('too_many_requests')` with the seconds until the window ends. */
  reserveAttempt: (limit: RateLimit, subject: string) => Promise<RateLimitAttempt>;
};

const CounterSchema = z.object({ limit_key: z.string(), uses: z.int(), expires_at: z.int() });

/**
 * Counts uses in fixed windows with one conditional update each, so that concurrent requests can't exceed `limit`.
 * A use is counted before its work, so that parallel guesses count. Counters expire with their window (TTL).
 * Subjects are email and network addresses, so the table stores their hashes.
 */
export function createRateLimiter(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
  clock: Clock;
}): RateLimiter {
  const counters = openTable({ ...settings, schema: CounterSchema });
  return {
    reserveAttempt: async ({ name, limit, windowSeconds }, subject) => {
      const now = epochSeconds(settings.clock.now());
      const windowStart = now - (now % windowSeconds);
      const windowEnd = windowStart + windowSeconds;
      const key = { limit_key: `${name}#${hashOf(subject)}#${windowStart}` };
      const counted = await counters.update(
        key,
        { expression: 'SET expires_at = :end ADD uses :one', values: { ':end': windowEnd, ':one': 1 } },
        { expression: 'attribute_not_exists(uses) OR uses < :limit', values: { ':limit': limit } },
      );
      if (counted === undefined) {
        throw new AppError('too_many_requests', { retryAfterSeconds: windowEnd - now });
      }
      return {
        refund: async () => {
          await counters.update(
            key,
            { expression: 'ADD uses :minusOne', values: { ':minusOne': -1 } },
            { expression: 'uses > :zero', values: { ':zero': 0 } },
          );
        },
      };
    },
  };
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex').slice(0, 32);
}
