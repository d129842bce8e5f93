import { expect, test } from 'vitest';
import type { CountedSales } from '#shared/menu/sales/count-sales.ts';
import { daysOf, isPeriod, makeMenuSales } from './make-menu-sales.ts';

const cell = (sold: number, revenue: number | null) => ({
  channel: 'dine_in' as const,
  daypart: 'dinner' as const,
  sold,
  revenue,
  cost: null,
});
const counted: CountedSales = {
  items: [
    { name: 'PIZZA MARG 12', cells: [cell(30, 360)] },
    { name: 'PIZZA MARG 16', cells: [cell(10, 160)] },
    { name: 'Gift card', cells: [cell(2, null)] },
  ],
  from: '2026-10-01',
  to: '2026-10-31',
  dispersion: undefined,
  problems: [],
  problemCount: 0,
  refused: [],
  returns: 0,
  duplicates: 0,
  sums: { count: 0, names: [] },
  likelySums: { count: 0, names: [], areLeftOut: false },
  voided: 0,
  undated: { count: 0, lines: [] },
  stray: { count: 0, lines: [] },
};

test('two POS names of one menu item are counted as one item', () => {
  const choices = [
    { posName: 'PIZZA MARG 12', menuName: 'Margherita' },
    { posName: 'PIZZA MARG 16', menuName: 'Margherita' },
  ];
  const { sales, leftOut } = makeMenuSales(counted, { choices, days: 31 });
  expect(sales.items).toEqual([
    { name: 'Margherita', till_names: ['PIZZA MARG 12', 'PIZZA MARG 16'], cells: [cell(40, 520)] },
    { name: 'Gift card', till_names: ['Gift card'], cells: [cell(2, null)] },
  ]);
  expect(leftOut).toBe(0);
});

test('the lowest sellers are left out if the POS has too many items', () => {
  const items = Array.from({ length: 350 }, (_, n) => ({ name: `Item ${n}`, cells: [cell(n, n)] }));
  const { sales, leftOut } = makeMenuSales({ ...counted, items }, { choices: [], days: 7 });
  expect([sales.items.length, leftOut, sales.items[0]?.name]).toEqual([300, 50, 'Item 349']);
});

test('a period includes its first and its last day', () => {
  expect(daysOf(counted)).toBe(31);
  expect(daysOf({ from: undefined, to: undefined })).toBeUndefined();
});

test('a period that is too long isn’t silently shortened', () => {
  expect(makeMenuSales(counted, { choices: [], days: 13_150 }).sales.days).toBe(13_150);
  expect([0, 1, 1.5, 1_098, 1_099, 13_150, Number.NaN].filter(isPeriod)).toEqual([1, 1_098]);
});
