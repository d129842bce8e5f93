import { expect, test } from 'vitest';
import { LEASE_SECONDS, MAX_ATTEMPTS } from '#shared/domain/generation-job.ts';
import { MAX_RECEIVE_COUNT, QUEUES, visibilityTimeoutSeconds } from './resources.ts';

test('a lease on a generation outlives its worker for certain, and a lost message is seen again after two leases', () => {
  expect(LEASE_SECONDS).toBe(3 * QUEUES.generation.workerTimeoutSeconds);
  expect(visibilityTimeoutSeconds(QUEUES.generation)).toBe(2 * LEASE_SECONDS);
});

test('a generation is given up no later than its message', () => {
  expect(MAX_ATTEMPTS).toBe(MAX_RECEIVE_COUNT);
});
