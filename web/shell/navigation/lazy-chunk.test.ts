import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './lazy-chunk.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('loading a part times out after 120 seconds, not before', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const outcomes: unknown[] = [];
  const loading = loadChunk(() => never).catch((error: unknown) => outcomes.push(error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(outcomes[0]).toBeInstanceOf(ChunkLoadError);
});

test('a part that loads in time clears its timer', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});
