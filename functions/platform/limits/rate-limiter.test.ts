import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createDynamoClient } from '../aws/aws-clients.ts';
import { createRateLimiter } from './rate-limiter.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

function setup() {
  // A minute and 15 seconds into a window of 100 seconds (the epoch second is a multiple of 100).
  const clock = aClock('2026-03-01T12:01:15.000Z');
  const tableName = emulators.environment.RATE_LIMITS_TABLE_NAME ?? '';
  return { clock, limiter: createRateLimiter({ client: createDynamoClient(), tableName, clock }) };
}

test('parallel calls never exceed the limit', async () => {
  const { limiter } = setup();
  const limit = { name: 'crowd', limit: 4, windowSeconds: 100 };
  const attempts = await Promise.allSettled(
    Array.from({ length: 12 }, () => limiter.reserveAttempt(limit, 'a')),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('a rejected call learns the seconds until the next window', async () => {
  const { limiter, clock } = setup();
  const limit = { name: 'window', limit: 1, windowSeconds: 100 };
  await limiter.reserveAttempt(limit, 'a');
  await expect(limiter.reserveAttempt(limit, 'a')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 25,
  });
  clock.advance(25);
  await limiter.reserveAttempt(limit, 'a');
  await expect(limiter.reserveAttempt(limit, 'a')).rejects.toMatchObject({ retryAfterSeconds: 100 });
});

test('each limit counts each subject separately', async () => {
  const { limiter } = setup();
  const limit = { name: 'subjects', limit: 1, windowSeconds: 100 };
  await limiter.reserveAttempt(limit, 'a');
  await limiter.reserveAttempt(limit, 'b');
  await limiter.reserveAttempt({ ...limit, name: 'others' }, 'a');
  await expect(limiter.reserveAttempt(limit, 'b')).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('a refunded attempt can be repeated', async () => {
  const { limiter } = setup();
  const limit = { name: 'returned', limit: 1, windowSeconds: 100 };
  const attempt = await limiter.reserveAttempt(limit, 'a');
  await attempt.refund();
  await limiter.reserveAttempt(limit, 'a');
  await expect(limiter.reserveAttempt(limit, 'a')).rejects.toMatchObject({ code: 'too_many_requests' });
});
