import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimers } from './timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const definition = { everyMinutes: 5, function: 'dispatch' };

test('a schedule runs at its interval, also after a failed run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw new Error('The first runs fail.');
  };
  const timers = startTimers({ dispatch: { definition, run } });
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  expect(runs).toBe(3);
  await timers.stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(runs).toBe(3);
});

test('a daily schedule runs at startup and every five minutes', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const timers = startTimers({ closing: { definition: { ...definition, everyMinutes: 24 * 60 }, run } });
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(runs).toBe(3);
  await timers.stop();
});

test('a long run isn’t doubled, and stopping waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    await promise;
  };
  const timers = startTimers({ dispatch: { definition, run } });
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  expect(runs).toBe(1);
  let hasStopped = false;
  const stopping = timers.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(hasStopped).toBe(false);
  resolve();
  await stopping;
});
