import { expect, test } from 'vitest';
import { isWithinLimits, resultOf, runLoad, summary } from './run-load.ts';

const answers = (count: number, status: number, milliseconds = 10) =>
  Array.from({ length: count }, () => ({ name: 'profile', status, milliseconds }));

test('p95 is the time within which 95 of 100 answers arrived', () => {
  const times = Array.from({ length: 100 }, (_, index) => ({
    name: 'profile',
    status: 200,
    milliseconds: 100 - index,
  }));
  expect(resultOf(50, times).p95Milliseconds).toBe(95);
});

test.each([
  ['every answer is fast and good', true, answers(100, 200)],
  ['one in a hundred is limited', true, [...answers(99, 200), ...answers(1, 429)]],
  ['two in a hundred are limited', false, [...answers(98, 200), ...answers(2, 429)]],
  ['one is an error', false, [...answers(999, 200), ...answers(1, 500)]],
  ['one is refused', false, [...answers(999, 200), ...answers(1, 409)]],
  ['six in a hundred are slow', false, [...answers(94, 200), ...answers(6, 200, 501)]],
  ['five in a hundred are slow', true, [...answers(95, 200), ...answers(5, 200, 501)]],
])('%s: within the limits is %s', (_case, expected, given) => {
  expect(isWithinLimits(resultOf(50, given))).toBe(expected);
});

test('requests go out without waiting for answers, and a failed connection is an error', async () => {
  let open = 0;
  let mostOpen = 0;
  const gate = Promise.withResolvers<void>();
  const result = await runLoad(
    async (number) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      if (open === 10) gate.resolve();
      await gate.promise;
      if (number === 3) throw new Error('refused');
      return { name: 'profile', status: 200 };
    },
    { rate: 1_000, seconds: 0.01 },
  );
  expect(mostOpen).toBe(10);
  expect(result.sent).toBe(10);
  expect(summary(result)).toMatch(/10 sent, .*1 × Error: refused 0$/);
});
