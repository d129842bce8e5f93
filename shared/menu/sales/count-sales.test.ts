import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSales } from './count-sales.ts';
import type { SaleRow } from './sale-row.ts';

const aRow = (line: number, item: string, sold: string, more: Partial<SaleRow> = {}): SaleRow => ({
  line,
  item,
  sold,
  whole: `${item}|${sold}|${Object.values(more).join('|')}`,
  ...more,
});
const RULES = { decimal: '.', countsDuplicates: true } as const;

test('rows of an item are summed by channel and time of day', () => {
  const { items } = countSales(
    [
      aRow(2, 'Burger', '2', { revenue: '$28.00', channel: 'Dine In', daypart: '12:30' }),
      aRow(3, 'BURGER', '1', { revenue: '14', channel: 'Dine In', daypart: '13:05' }),
      aRow(4, 'Burger', '3', { revenue: '42.00', channel: 'DoorDash', daypart: '7:20 PM' }),
    ],
    RULES,
  );
  expect(items).toEqual([
    {
      name: 'Burger',
      cells: [
        { channel: 'delivery', daypart: 'dinner', sold: 3, revenue: 42, cost: null },
        { channel: 'dine_in', daypart: 'lunch', sold: 3, revenue: 42, cost: null },
      ],
    },
  ]);
});

test('a unit price or cost counts for each', () => {
  const { items } = countSales([aRow(2, 'Soup', '4', { price: '7.50', unitCost: '1.25' })], RULES);
  expect(items[0]?.cells).toEqual([
    { channel: 'unknown', daypart: 'unknown', sold: 4, revenue: 30, cost: 5 },
  ]);
});

test('returns are subtracted, and an item returned more than sold is left out and reported', () => {
  const counted = countSales(
    [
      aRow(2, 'Soup', '4', { revenue: '30' }),
      aRow(3, 'Soup', '-1', { revenue: '(7.50)' }),
      aRow(4, 'Cake', '-2', { revenue: '-12' }),
    ],
    RULES,
  );
  expect(counted.items.map(({ name, cells }) => [name, cells[0]?.sold, cells[0]?.revenue])).toEqual([
    ['Soup', 3, 22.5],
  ]);
  expect(counted).toMatchObject({ returns: 2, problems: ['Cake: more returns than sales.'] });
});

test('a return at another hour is subtracted where most was sold', () => {
  const { items } = countSales(
    [
      aRow(2, 'Soup', '4', { revenue: '30', daypart: 'Lunch' }),
      aRow(3, 'Soup', '9', { revenue: '67.50', daypart: 'Dinner' }),
      aRow(4, 'Soup', '-1', { revenue: '-7.50', daypart: 'Late' }),
    ],
    RULES,
  );
  const cells = items[0]?.cells.map(({ daypart, sold, revenue }) => [daypart, sold, revenue]);
  expect(cells).toEqual([
    ['dinner', 8, 60],
    ['lunch', 4, 30],
  ]);
});

test('unreadable rows are reported with their lines, and the rest is counted', () => {
  const counted = countSales(
    [
      aRow(2, 'Soup', 'many', { revenue: '30' }),
      aRow(3, '', '3', { revenue: '30' }),
      aRow(4, 'Soup', '', { revenue: '30' }),
      aRow(5, 'Soup', '2', { revenue: '-30' }),
      aRow(6, 'Soup', '4006381333931', { revenue: '3' }),
      aRow(7, 'Soup', '1', { revenue: '7.50', cost: '-1' }),
      aRow(8, 'Soup', '1', { revenue: '7.50' }),
    ],
    RULES,
  );
  expect(counted.items).toHaveLength(1);
  expect(counted.items[0]?.cells[0]?.sold).toBe(1);
  expect(counted.problems).toEqual([
    'Line 2: “many” isn’t a number.',
    'Line 3: the item name is missing.',
    'Line 4: the quantity sold is missing.',
    'Line 5: items were sold, but the revenue is negative.',
    'Line 6: 4006381333931 is too high for a quantity sold.',
    'Line 7: the cost is negative.',
  ]);
});

test('totals, group headings, and voids aren’t sales', () => {
  const { items, problemCount } = countSales(
    [
      aRow(2, 'Starters', '', { revenue: '' }),
      aRow(3, 'Soup', '2', { revenue: '15' }),
      aRow(4, 'Starters Total', '2', { revenue: '15' }),
      aRow(5, 'Soup', '1', { revenue: '7.5', isVoid: true }),
      aRow(6, 'Grand total', '2', { revenue: '15' }),
    ],
    RULES,
  );
  expect(items.map(({ name, cells }) => [name, cells[0]?.sold])).toEqual([['Soup', 2]]);
  expect(problemCount).toBe(0);
});

test('a dish may be named like a total, so its row counts, and the owner is asked', () => {
  const rows = [
    aRow(2, 'Fries', '40', { revenue: '200' }),
    aRow(3, 'Soda', '12', { revenue: '36' }),
    aRow(4, 'Total Eclipse Burger', '40', { revenue: '560' }),
    aRow(5, 'Total Drinks', '12', { revenue: '36' }),
    aRow(6, 'Grand Total', '92', { revenue: '796' }),
  ];
  const { items, sums, likelySums } = countSales(rows, RULES);
  expect(items.map(({ name, cells }) => `${name} ${cells[0]?.sold}`)).toEqual([
    'Fries 40',
    'Soda 12',
    'Total Eclipse Burger 40',
  ]);
  expect(sums).toEqual({ count: 2, names: ['Total Drinks', 'Grand Total'] });
  expect(likelySums).toEqual({ count: 1, names: ['Total Eclipse Burger'], areLeftOut: false });
});

test('duplicate rows count once or twice by the owner’s choice', () => {
  const rows = [aRow(2, 'Soup', '2'), aRow(3, 'Soup', '2'), aRow(4, 'Cake', '1')];
  expect(countSales(rows, RULES)).toMatchObject({
    duplicates: 1,
    items: [{ name: 'Cake' }, { cells: [{ sold: 4 }] }],
  });
  expect(countSales(rows, { ...RULES, countsDuplicates: false }).items[1]?.cells[0]?.sold).toBe(2);
});

test('days give the length of the period and its variation', () => {
  const day = (index: number) => `2026-10-${String(index + 1).padStart(2, '0')}`;
  const steady = Array.from({ length: 28 }, (_, index) => aRow(index, 'Soup', '10', { day: day(index) }));
  expect(countSales(steady, RULES)).toMatchObject({ from: '2026-10-01', to: '2026-10-28', dispersion: 1 });
  const wild = steady.map((row, index) => ({ ...row, sold: index % 7 === 0 ? '60' : '2' }));
  expect(countSales(wild, RULES).dispersion).toBe(10);
  expect(countSales(steady.slice(0, 5), RULES).dispersion).toBeUndefined();
});

test('the order of rows doesn’t matter', () => {
  const row = fc.record({
    item: fc.constantFrom('Soup', 'SOUP', 'Cake', 'Crème brûlée', 'Creme Brulee'),
    sold: fc.constantFrom('1', '0.333', '2', '-1', 'x', ''),
    revenue: fc.constantFrom('7.10', '0.30', '-3', '12.01'),
    channel: fc.constantFrom('', 'Dine In', 'Uber Eats'),
    day: fc.constantFrom('2026-10-01', '2026-10-02'),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.infiniteStream(fc.nat()), (rows, places) => {
      const lined = rows.map((each, index) => aRow(index + 2, each.item, each.sold, each));
      const shuffled = lined
        .map((each) => ({ each, place: places.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ each }) => each);
      expect(countSales(shuffled, RULES)).toEqual(countSales(lined, RULES));
    }),
  );
});
