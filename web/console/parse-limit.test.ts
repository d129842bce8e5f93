import { expect, test } from 'vitest';
import { limitFault, parseLimit } from './parse-limit.ts';

test.each([
  ['20', 20],
  [' 1,000 ', 1000],
  ['', null],
  ['0', 0],
  ['000', 0],
  ['-3', null],
  ['1.5', null],
  ['ten', null],
  ['1e3', null],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1,5', null],
  ['1 5', null],
])('a limit typed as “%s” is %s', (typed, limit) => {
  expect(parseLimit(typed)).toBe(limit);
});

test.each([
  ['1,000,000', undefined],
  ['', undefined],
  ['1', undefined],
  ['0', undefined],
  ['1000001', 'too_large'],
  ['99999999999', 'too_large'],
  ['-3', 'no_number'],
  ['2.5', 'no_number'],
  ['1,5', 'no_number'],
  ['10,00', 'no_number'],
  ['ten', 'no_number'],
])('the fault of “%s” is %s', (typed, fault) => {
  expect(limitFault(typed)).toBe(fault);
});
