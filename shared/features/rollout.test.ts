import { expect, test } from 'vitest';
import { isInRollout } from './rollout.ts';

const IDS = Array.from({ length: 4000 }, (_, index) => `0193a7c2-${index}`);
const inShare = (percentage: number, feature: 'digital_grader' | 'menu_optimizer' = 'digital_grader') =>
  IDS.filter((id) => isInRollout(id, feature, percentage));

test.each([1, 10, 25, 50, 90])('about %i percent of restaurants are included', (percentage) => {
  expect(Math.abs((100 * inShare(percentage).length) / IDS.length - percentage)).toBeLessThan(3);
});

test('restaurants stay included when the percentage rises, 100 includes all, and 0 none', () => {
  const more = new Set(inShare(40));
  expect(inShare(10).every((id) => more.has(id))).toBe(true);
  expect(inShare(100)).toHaveLength(IDS.length);
  expect(inShare(0)).toEqual([]);
});

test('features start with different restaurants', () => {
  const first = new Set(inShare(10));
  const both = inShare(10, 'menu_optimizer').filter((id) => first.has(id));
  expect(both.length).toBeLessThan(inShare(10).length / 2);
});
