import { expect, test } from 'vitest';
import { parseDollars } from './parse-dollars.ts';

test.each([
  ['', null],
  ['  ', null],
  ['250', 250],
  ['$1,250.50', 1250.5],
  ['$ 1 250', 1250],
  ['250 $', 250],
  ['$', null],
  ['1,5', undefined],
  ['12,50', undefined],
  ['1000000', 1_000_000],
  ['0', undefined],
  ['0.99', undefined],
  ['-20', undefined],
  ['1e5', undefined],
  ['1000000.01', undefined],
  ['12.345', undefined],
  ['two hundred', undefined],
])('%j is %s', (typed, budget) => {
  expect(parseDollars(typed, 1)).toBe(budget);
});

test('an amount may start at zero', () => {
  expect(parseDollars('0', 0)).toBe(0);
});
