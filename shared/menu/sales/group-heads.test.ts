import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSales } from './count-sales.ts';

type Line = readonly [string, number, number];

const sales = (rows: readonly Line[], leavesOutLikelySums = false) =>
  countSales(
    rows.map(([item, sold, revenue], index) => ({
      line: index + 2,
      item,
      sold: String(sold),
      revenue: String(revenue),
      whole: `${item} ${sold} ${revenue}`,
    })),
    { decimal: '.', countsDuplicates: true, leavesOutLikelySums },
  );
const count = (...rows: Line[]) => {
  const { items, sums } = sales(rows);
  return { items: items.map(({ name }) => name).sort(), sums: sums.names };
};

const GROUPED: Line[] = [
  ['Pasta', 30, 300],
  ['Carbonara', 10, 110],
  ['Amatriciana', 20, 190],
  ['Pizza', 12, 132],
  ['Margherita', 7, 70],
  ['Diavola', 5, 62],
];
const DISHES: Line[] = [
  ['Tasting menu', 5, 100],
  ['Olives', 2, 10],
  ['Chicken', 3, 90],
  ['Steak', 4, 120],
  ['Bread', 1, 3],
  ['Lobster', 3, 117],
];
const WITH_TOTALS: Line[] = [
  ['Carbonara', 10, 110],
  ['Amatriciana', 20, 190],
  ['Total Lunch Set', 30, 300],
  ['Tiramisu', 12, 132],
];
/** Too many rows for a search by brute force. */
const LONG: Line[] = [
  ...Array.from({ length: 40 }, (_, n): Line => [`Dish ${n}`, n + 1, (n + 1) * (7 + (n % 5))]),
  ['Mains', 820, 7_460],
];

const shuffled = (rows: readonly Line[], places: readonly number[]) =>
  rows
    .map((row, index) => ({ row, place: places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);

test.each([
  ['groups', GROUPED],
  ['dishes', DISHES],
  ['totals', WITH_TOTALS],
  ['a long file', LONG],
])('%s are counted the same in any order', (_, rows) => {
  const { items, sums } = sales(rows);
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: rows.length, maxLength: rows.length }), (places) => {
      const other = sales(shuffled(rows, places));
      expect(other.items).toEqual(items);
      expect(other.sums.count).toBe(sums.count);
    }),
  );
});

test('rows are counted the same in every order', () => {
  const line = fc.tuple(
    fc.constantFrom(
      'Pasta',
      'Drinks',
      'Total Wings',
      'Total Wine',
      '12',
      'Cola',
      'Soup',
      'Steak',
      'Ramen',
      'Fish pie',
    ),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 6 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), fc.array(fc.nat(), { minLength: 10 }), (rows, places) => {
      expect(sales(shuffled(rows, places)).items).toEqual(sales(rows).items);
    }),
  );
});

test('group rows that add up all others are asked about, and count until the owner answers', () => {
  const { items, likelySums } = sales(GROUPED);
  expect(items).toHaveLength(6);
  expect(likelySums).toEqual({ count: 2, names: ['Pasta', 'Pizza'], areLeftOut: false });
  expect(sales(GROUPED, true).items).toHaveLength(4);
});

test('the only group of a long file is asked about', () => {
  expect(sales(LONG).likelySums).toEqual({ count: 1, names: ['Mains'], areLeftOut: false });
  expect(sales(LONG, true).items).toHaveLength(40);
});

test('dishes whose sales equal the sum of others by chance count, and are asked about', () => {
  const { items, sums, likelySums } = sales(DISHES);
  expect([items.length, sums.count]).toEqual([6, 0]);
  expect(likelySums).toEqual({ count: 2, names: ['Tasting menu', 'Steak'], areLeftOut: false });
  expect(sales(DISHES, true).items.map(({ name }) => name)).toEqual([
    'Bread',
    'Chicken',
    'Lobster',
    'Olives',
  ]);
});

test('a row named as a total of something is asked about', () => {
  const { items, likelySums } = sales(WITH_TOTALS);
  expect([items.length, likelySums]).toEqual([
    4,
    { count: 1, names: ['Total Lunch Set'], areLeftOut: false },
  ]);
});

test.each([
  [
    'a short menu of kinds',
    [
      ['Soup', 10, 50],
      ['Pizza', 10, 100],
      ['Pasta', 20, 150],
      ['Salad', 7, 49],
    ],
  ],
  [
    'kinds beside dishes',
    [
      ['Pizza', 30, 300],
      ['Pasta', 12, 132],
      ['Cola', 40, 120],
      ['Tiramisu', 9, 63],
      ['Bread', 5, 10],
    ],
  ],
  [
    'one kind as large as two dishes',
    [
      ['Pizza', 30, 300],
      ['Cola', 10, 100],
      ['Beer', 20, 200],
      ['Wine', 4, 30],
    ],
  ],
  [
    'the same number of each',
    [
      ['Pizza', 10, 100],
      ['Cola', 10, 30],
      ['Burger', 10, 120],
      ['Fries', 10, 40],
    ],
  ],
  [
    'one of each',
    [
      ['Drinks', 1, 4],
      ['Burger', 1, 12],
      ['Fries', 1, 4],
      ['Pie', 1, 6],
      ['Cake', 1, 6],
    ],
  ],
] as const)('%s are items, and nothing is asked', (_, rows) => {
  const { items, likelySums } = sales(rows);
  expect([items.length, likelySums.count]).toEqual([rows.length, 0]);
});

test('groups that add up the items above them are asked about', () => {
  const rows: Line[] = [
    ['Cola', 10, 30],
    ['Beer', 20, 100],
    ['Drinks', 30, 130],
    ['Pie', 5, 25],
    ['Cake', 6, 36],
    ['Sweets', 11, 61],
  ];
  expect(sales(rows).likelySums.names.sort()).toEqual(['Drinks', 'Sweets']);
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
] as const)('%s isn’t mistaken for a group', (_, rows) => {
  expect(count(...rows)).toEqual({ items: rows.map(([name]) => name), sums: [] });
});

test('a row named by a number is a sum only if its figures add up', () => {
  const sum = count(['Heineken', 10, 50], ['Pint', 11, 50], ['Cola', 4, 12], ['3', 25, 112]);
  expect(sum).toEqual({ items: ['Cola', 'Heineken', 'Pint'], sums: ['3'] });
  const beer = count(['Heineken', 10, 50], ['1664', 10, 50], ['Cola', 4, 12]);
  expect(beer).toEqual({ items: ['1664', 'Cola', 'Heineken'], sums: [] });
});

test.each(['Total Protein Bowl', 'Gesamtpaket Grill', 'Total 20 Wings', 'Report Burger', 'Printed Cookie'])(
  'a dish named %s counts, even in the last row',
  (name) => expect(count(['Soup', 10, 80], ['Salad', 20, 240], [name, 5, 60]).items).toContain(name),
);

test('named returns are subtracted from their dish', () => {
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
