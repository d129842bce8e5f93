import { expect, test } from 'vitest';
import { lazy } from './lazy.ts';

test('nothing loads before the first call, and only once', async () => {
  let loads = 0;
  const value = lazy(async () => {
    loads += 1;
    return { loads };
  });
  expect(loads).toBe(0);
  const [first, second] = await Promise.all([value(), value()]);
  expect([first, second, await value()]).toEqual([{ loads: 1 }, { loads: 1 }, { loads: 1 }]);
  expect(second).toBe(first);
});

test('a failed load fails for all waiting calls, and the next call retries', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('loaded')];
  const value = lazy(() => answers.shift() ?? Promise.resolve('loaded twice'));
  const waiting = await Promise.allSettled([value(), value()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await value(), await value()]).toEqual(['loaded', 'loaded']);
});
