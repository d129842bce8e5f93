import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { HEARTBEAT_SECONDS, LEASE_SECONDS } from '#shared/websites/generation-job.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { withHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const job = { generation_id: 'mine' } as GenerationJob;

function setup(renewLease: (until: string) => Promise<boolean>) {
  const clock = aClock();
  const log = aLog();
  const work = Promise.withResolvers<string>();
  const jobs = { renewLease: (_job: GenerationJob, until: string) => renewLease(until) };
  const signals: AbortSignal[] = [];
  const result = withHeartbeat({ jobs, clock, log }, job, (signal) => {
    signals.push(signal);
    return work.promise;
  });
  return { clock, log, work, result, isAborted: () => signals[0]?.aborted };
}

test('a lease is renewed only while the work continues', async () => {
  const leases: string[] = [];
  const { clock, work, result } = setup(async (until) => leases.push(until) > 0);
  for (let beat = 1; beat <= 9; beat += 1) {
    clock.advance(HEARTBEAT_SECONDS);
    vi.advanceTimersByTime(HEARTBEAT_SECONDS * 1000);
  }
  expect(leases).toHaveLength(9);
  expect(leases.at(-1)).toBe(new Date(clock.now().getTime() + LEASE_SECONDS * 1000).toISOString());
  work.resolve('a story');
  expect(await result).toBe('a story');
  vi.advanceTimersByTime(LEASE_SECONDS * 1000);
  expect(leases).toHaveLength(9);
});

test('work on another worker’s job is aborted', async () => {
  let isMine = true;
  const { work, result, isAborted } = setup(async () => isMine);
  await vi.advanceTimersByTimeAsync(HEARTBEAT_SECONDS * 1000);
  expect(isAborted()).toBe(false);
  isMine = false;
  await vi.advanceTimersByTimeAsync(HEARTBEAT_SECONDS * 1000);
  expect(isAborted()).toBe(true);
  work.resolve('a story');
  await result;
});

test('a failed heartbeat doesn’t end the work', async () => {
  const { log, work, result, isAborted } = setup(() => Promise.reject(new Error('throttled')));
  vi.advanceTimersByTime(HEARTBEAT_SECONDS * 1000);
  await vi.waitFor(() => expect(log.warnings).toHaveLength(1));
  expect(isAborted()).toBe(false);
  work.resolve('a story');
  expect(await result).toBe('a story');
});

test('failed work stops its heartbeat', async () => {
  const leases: string[] = [];
  const { work, result } = setup(async (until) => leases.push(until) > 0);
  work.reject(new Error('no ideas'));
  await expect(result).rejects.toThrow('no ideas');
  vi.advanceTimersByTime(LEASE_SECONDS * 1000);
  expect(leases).toEqual([]);
});
