import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateAdReach, middleOf } from './ad-reach.ts';

test('ten dollars a day reach about five to fourteen thousand people a week', () => {
  const reach = estimateAdReach(7_000);
  expect(reach.impressions).toEqual({ low: 5200, high: 14_000 });
  expect(reach.people).toEqual({ low: 2100, high: 9300 });
  expect([middleOf(reach.people), middleOf(reach.impressions)]).toEqual([5700, 9600]);
  expect(reach.as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(reach.source).not.toBe('');
});

test('a larger budget never reaches fewer, and ranges are ordered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 60_000 }), fc.integer({ min: 0, max: 60_000 }), (cents, more) => {
      const [less, greater] = [estimateAdReach(cents), estimateAdReach(cents + more)];
      expect(greater.people.low).toBeGreaterThanOrEqual(less.people.low);
      expect(less.people.low).toBeLessThanOrEqual(less.people.high);
      expect(less.people.high).toBeLessThanOrEqual(less.impressions.high);
      expect(middleOf(less.people)).toBeGreaterThanOrEqual(less.people.low);
    }),
  );
});
