import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { memoizeFor } from './memoize-for.ts';

test('a value is kept until it expires, for parallel callers too', async () => {
  const clock = aClock();
  let reads = 0;
  const read = memoizeFor(60, async () => ++reads, clock);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  clock.advance(59);
  expect(await read()).toBe(1);
  clock.advance(1);
  expect(await read()).toBe(2);
});

test('a failed read is repeated', async () => {
  let reads = 0;
  const read = memoizeFor(
    60,
    async () => {
      reads += 1;
      if (reads === 1) throw new Error('down');
      return reads;
    },
    aClock(),
  );
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe(2);
});

test('with a duration of zero it is read every time', async () => {
  let reads = 0;
  const read = memoizeFor(0, async () => ++reads, aClock());
  expect([await read(), await read()]).toEqual([1, 2]);
});
