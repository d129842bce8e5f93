import { expect, test } from 'vitest';
import { afterMonth } from './after-month.ts';

test('the day after a month is the first of the next month, also across years', () => {
  expect([afterMonth('2026-11'), afterMonth('2026-12')]).toEqual(['December 1', 'January 1']);
});
