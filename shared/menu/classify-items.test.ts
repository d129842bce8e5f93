import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countClasses, SYNTHETIC_MONTHS } from '#tests/builders/synthetic-sales.ts';
import { CERTAIN_FROM, type CountedItem, classifyItems } from './classify-items.ts';

const anItem = (key: string, sold: number, contribution: number): CountedItem => ({
  key,
  sold,
  price: contribution + 5,
  unitCost: { low: 5, typical: 5, high: 5 },
});

test('the four classes use two cuts: 70% of an equal share, and the mean contribution', () => {
  const { items, popularityCut, marginCut } = classifyItems([
    anItem('burger', 900, 6),
    anItem('steak', 700, 14),
    anItem('lobster', 60, 20),
    anItem('soup', 50, 3),
  ]);
  expect(popularityCut).toBeCloseTo(0.175);
  expect(marginCut).toBeCloseTo((900 * 6 + 700 * 14 + 60 * 20 + 50 * 3) / 1710);
  expect(items.map((item) => [item.key, item.class, item.certainty])).toEqual([
    ['burger', 'plowhorse', 'certain'],
    ['lobster', 'puzzle', 'certain'],
    ['soup', 'dog', 'certain'],
    ['steak', 'star', 'certain'],
  ]);
});

test('an item at a cut has no class, only a tendency', () => {
  const { items } = classifyItems([
    anItem('a', 175, 10),
    anItem('b', 500, 4),
    anItem('c', 325, 18),
    anItem('d', 0, 1),
  ]);
  expect(items.find(({ key }) => key === 'a')).toMatchObject({
    class: undefined,
    certainty: 'unsure',
    leaning: 'star',
  });
});

test('typical costs make margins near the cut uncertain', () => {
  const near = { key: 'near', sold: 500, price: 15, unitCost: { low: 3.5, typical: 4.8, high: 6 } };
  const { items } = classifyItems([near, anItem('b', 500, 10), anItem('c', 500, 10.2)]);
  expect(items.find(({ key }) => key === 'near')?.certainty).toBe('unsure');
});

test('too few sales or items are reported as not enough data', () => {
  const few = classifyItems([anItem('a', 20, 4), anItem('b', 3, 9), anItem('c', 9, 2)]);
  const two = classifyItems([anItem('a', 2000, 4), anItem('b', 300, 9)]);
  for (const { items, hasEnoughData } of [few, two]) {
    expect(hasEnoughData).toBe(false);
    expect(items.every((item) => item.class === undefined && item.certainty === 'not_enough_data')).toBe(
      true,
    );
  }
  expect(classifyItems([])).toMatchObject({ items: [], sold: 0, hasEnoughData: false });
});

const counted = fc.record({
  sold: fc.integer({ min: 0, max: 2000 }),
  price: fc.double({ min: 1, max: 60, noNaN: true }),
  fraction: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
});
const menu = fc.array(counted, { minLength: 1, maxLength: 15 }).map((rows) =>
  rows.map(({ sold, price, fraction }, index) => ({
    key: `item ${index}`,
    sold,
    price,
    unitCost: { low: price * fraction * 0.9, typical: price * fraction, high: price * fraction * 1.1 },
  })),
);

test('the order of items doesn’t matter', () => {
  fc.assert(
    fc.property(menu, fc.infiniteStream(fc.nat()), (items, places) => {
      const shuffled = items
        .map((item) => ({ item, place: places.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item);
      expect(classifyItems(shuffled)).toEqual(classifyItems(items));
    }),
    { numRuns: 30 },
  );
});

test('scores are 0 to 100, and only stable classes are claimed', () => {
  fc.assert(
    fc.property(menu, (items) => {
      for (const item of classifyItems(items).items) {
        expect(Number.isInteger(item.score) && item.score >= 0 && item.score <= 100).toBe(true);
        expect(item.class !== undefined).toBe(item.stability >= CERTAIN_FROM);
      }
    }),
    { numRuns: 30 },
  );
});

test.each(SYNTHETIC_MONTHS)(
  'at least 95% of claimed classes are right on synthetic sales with known classes: $what',
  (month) => {
    const { all, claimed, right, near, nearClaimed } = countClasses(month, 40);
    expect(right / claimed).toBeGreaterThanOrEqual(0.95);
    expect(claimed / all).toBeGreaterThan(month.size === 1 ? 0.5 : 0.2);
    expect(nearClaimed / near).toBeLessThan(0.5);
  },
);

test('items with the same margin are all profitable', () => {
  const { items } = classifyItems([anItem('a', 500, 8), anItem('b', 400, 8), anItem('c', 20, 8)]);
  expect(items.map(({ leaning }) => leaning)).toEqual(['star', 'star', 'puzzle']);
});

test('three items of which one sells 15 at the cut are enough data', () => {
  // 70% of a third of 65 is 15.17, and of 64 it is 14.93.
  const sold = (total: number) => [anItem('a', total - 20, 4), anItem('b', 10, 9), anItem('c', 10, 2)];
  expect(classifyItems(sold(65)).hasEnoughData).toBe(true);
  expect(classifyItems(sold(64)).hasEnoughData).toBe(false);
});
