import { expect, test } from 'vitest';
import { isUpgrade } from './plan-catalog.ts';
import { usageTone } from './usage-tone.ts';

test.each([
  [0, 100, 'good'],
  [74, 100, 'good'],
  [75, 100, 'warning'],
  [89, 100, 'warning'],
  [90, 100, 'danger'],
  [0, 0, 'good'],
  [1, 0, 'danger'],
])('%i of %i is %s', (used, limit, tone) => {
  expect(usageTone(used, limit)).toBe(tone);
});

test('only a larger plan is an upgrade', () => {
  expect(isUpgrade('basic', 'professional')).toBe(true);
  expect(isUpgrade('professional', 'professional')).toBe(false);
  expect(isUpgrade('professional', 'basic')).toBe(false);
});
