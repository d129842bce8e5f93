import { expect, test } from 'vitest';
import { parseLimit } from './parse-limit.ts';

test.each([
  ['20', 20],
  [' 1,000 ', 1000],
  ['', null],
  ['0', null],
  ['-3', null],
  ['1.5', null],
  ['ten', null],
  ['1e3', null],
])('a limit typed as “%s” is %s', (typed, limit) => {
  expect(parseLimit(typed)).toBe(limit);
});
