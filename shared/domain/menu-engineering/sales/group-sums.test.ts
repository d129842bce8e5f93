import { expect, test } from 'vitest';
import { countSales } from './count-sales.ts';

const count = (...rows: (readonly [string, number, number])[]) => {
  const { items, sums } = countSales(
    rows.map(([item, sold, revenue], index) => ({
      line: index + 2,
      item,
      sold: String(sold),
      revenue: String(revenue),
      whole: `${index}`,
    })),
    { decimal: '.', countsDuplicates: true },
  );
  return { items: items.map(({ name }) => name).sort(), sums: sums.names };
};

test('groups that add up the items below them, or above them, are left out and named', () => {
  const below = count(
    ['Pasta', 220, 3740],
    ['Carbonara', 140, 2380],
    ['Arrabbiata', 80, 1360],
    ['Desserts', 158, 1580],
    ['Tiramisu', 158, 1580],
  );
  expect(below).toEqual({ items: ['Arrabbiata', 'Carbonara', 'Tiramisu'], sums: ['Pasta', 'Desserts'] });
  const above = count(
    ['Cola', 10, 30],
    ['Beer', 20, 100],
    ['Drinks', 30, 130],
    ['Pie', 5, 25],
    ['Cake', 6, 36],
    ['Sweets', 11, 61],
  );
  expect(above).toEqual({ items: ['Beer', 'Cake', 'Cola', 'Pie'], sums: ['Drinks', 'Sweets'] });
});

test.each([
  [
    'one dish that sold as much as the next two',
    [
      ['A', 3, 30],
      ['B', 1, 12],
      ['C', 2, 18],
      ['D', 4, 50],
    ],
  ],
  [
    'prices that are all the same',
    [
      ['A', 6, 60],
      ['B', 1, 10],
      ['C', 2, 20],
      ['D', 3, 30],
    ],
  ],
  [
    'three rows',
    [
      ['A', 3, 30],
      ['B', 1, 12],
      ['C', 2, 18],
    ],
  ],
] as const)('%s is not taken for a group', (_, rows) => {
  expect(count(...rows)).toEqual({ items: rows.map(([name]) => name), sums: [] });
});

test('a row with a number for a name is a sum only where its numbers say so', () => {
  const sum = count(['Heineken', 10, 50], ['Pint', 11, 50], ['Cola', 4, 12], ['3', 25, 112]);
  expect(sum).toEqual({ items: ['Cola', 'Heineken', 'Pint'], sums: ['3'] });
  const beer = count(['Heineken', 10, 50], ['1664', 10, 50], ['Cola', 4, 12]);
  expect(beer).toEqual({ items: ['1664', 'Cola', 'Heineken'], sums: [] });
});

test.each(['Total Protein Bowl', 'Gesamtpaket Grill', 'Total 20 Wings', 'Report Burger', 'Printed Cookie'])(
  'a dish named %s counts, also as the last row',
  (name) => expect(count(['Soup', 10, 80], ['Salad', 20, 240], [name, 5, 60]).items).toContain(name),
);

test('what came back under the word for it is taken off its dish', () => {
  const { items } = countSales(
    [
      { line: 2, item: 'Margherita', sold: '5', revenue: '32.50', whole: 'a' },
      { line: 3, item: 'STORNO Margherita', sold: '-1', revenue: '-6.50', whole: 'b' },
      { line: 4, item: 'Return of the Mac', sold: '3', revenue: '30', whole: 'c' },
    ],
    { decimal: '.', countsDuplicates: true },
  );
  expect(items.map(({ name, cells }) => [name, cells[0]?.sold])).toEqual([
    ['Margherita', 4],
    ['Return of the Mac', 3],
  ]);
});
