import { expect, test } from 'vitest';
import { zoomedBy } from './zoom.ts';

test('zoom goes from 50 to 300 percent in steps of 25', () => {
  expect(zoomedBy(100, 1)).toBe(125);
  expect(zoomedBy(100, -1)).toBe(75);
  expect([zoomedBy(50, -1), zoomedBy(300, 1)]).toEqual([50, 300]);
});
