import { expect, test } from 'vitest';
import { centsOf, dollars } from './billing-answers.ts';

test.each([
  [0.29, 29],
  [1.1, 110],
  [19.99, 1_999],
  [149, 14_900],
  [0, 0],
])('%d dollars are %i cents, and back', (amount, cents) => {
  expect([centsOf(amount), dollars(cents)]).toEqual([cents, amount]);
});
