import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carouselWindow, MOST_INDICATORS } from './carousel-window.ts';

test('up to ten websites have an indicator each', () => {
  expect(carouselWindow(2, 4)).toEqual([0, 1, 2, 3]);
  expect(carouselWindow(9, 10)).toHaveLength(10);
  expect(carouselWindow(0, 0)).toEqual([]);
});

test('with more websites, the indicators surround the current one', () => {
  expect(carouselWindow(20, 40)).toEqual([17, 18, 19, 20, 21, 22, 23]);
  expect(carouselWindow(0, 40)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(carouselWindow(39, 40)).toEqual([33, 34, 35, 36, 37, 38, 39]);
});

test('the current website always has an indicator, and there are at most ten', () => {
  const row = fc
    .integer({ min: 1, max: 1000 })
    .chain((total) =>
      fc.record({ total: fc.constant(total), position: fc.integer({ min: 0, max: total - 1 }) }),
    );
  fc.assert(
    fc.property(row, ({ total, position }) => {
      const shown = carouselWindow(position, total);
      expect(shown).toContain(position);
      expect(shown.length).toBeLessThanOrEqual(MOST_INDICATORS);
      expect(shown.at(0)).toBeGreaterThanOrEqual(0);
      expect(shown.at(-1)).toBeLessThan(total);
    }),
  );
});
