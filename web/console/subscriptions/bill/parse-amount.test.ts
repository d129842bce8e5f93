import { expect, test } from 'vitest';
import { parseCents, parsePercent } from './parse-amount.ts';

test.each([
  ['10', 1_000],
  ['$1,250.50', 125_050],
  ['0.29', 29],
  ['10000', 1_000_000],
  ['0', undefined],
  ['10000.01', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j dollars are %j cents', (typed, cents) => expect(parseCents(typed)).toBe(cents));

test.each([
  ['25', 25],
  ['100%', 100],
  ['0', undefined],
  ['101', undefined],
  ['2.5', undefined],
])('%j percent is %j', (typed, percent) => expect(parsePercent(typed)).toBe(percent));
