import { expect, test } from 'vitest';
import { readListTable } from '#shared/lists/list-table.ts';
import { NOT_IN_FILE } from '#shared/lists/mapping.ts';
import { proposeColumns } from '#shared/lists/propose-columns.ts';
import { askedColumns, mapSalesFile } from './map-sales-file.ts';
import { SALES_LIST, type SalesColumns } from './sales-columns.ts';

function mapped(lines: readonly string[], chosen: SalesColumns = {}) {
  const table = readListTable(new TextEncoder().encode(lines.join('\n')), SALES_LIST);
  const columns = { ...proposeColumns(SALES_LIST, table).columns, ...chosen };
  const options = { countsDuplicates: undefined, leavesOutLikelySums: false };
  const { missing, counted } = mapSalesFile(table, { columns, order: undefined }, options);
  const items = counted?.items.map(({ name, cells: [cell] }) => [name, cell?.sold, cell?.revenue]);
  return { missing, items, asked: askedColumns(table) };
}

test('nothing is counted before the columns are chosen', () => {
  const lines = ['Dish,How many,Took in', 'Soup,10,80.00'];
  expect(mapped(lines)).toMatchObject({
    missing: 'Choose the column with quantities sold, or “Not in this file” if each row is one sale',
    items: undefined,
  });
  expect(mapped(lines, { sold: 1 }).missing).toBe(
    'Choose the column with total revenue, or “Not in this file”',
  );
  expect(mapped(lines, { sold: 1, revenue: 2 }).items).toEqual([['Soup', 10, 80]]);
  expect(mapped(lines, { sold: 1, revenue: NOT_IN_FILE }).items).toEqual([['Soup', 10, null]]);
});

test('without a quantity column each row is one sale', () => {
  const lines = ['Dish,Price', 'Soup,8.00', 'Soup,9.00'];
  expect(mapped(lines, { sold: NOT_IN_FILE }).items).toEqual([['Soup', 2, 17]]);
});

test('possible voids are asked about, and only the chosen column excludes sales', () => {
  const lines = ['Item,Qty,Net sales,Status', 'Soup,1,8.00,Paid', 'Soup,1,8.00,Voided', 'Pie,1,9.00,Paid'];
  expect(mapped(lines)).toMatchObject({
    missing: 'Choose the column with voids and refunds, or “Not in this file”',
    asked: ['sold', 'revenue', 'voided'],
  });
  expect(mapped(lines, { voided: 3 }).items).toEqual([
    ['Pie', 1, 9],
    ['Soup', 1, 8],
  ]);
});

test('an ambiguous date is asked about', () => {
  const lines = ['Date,Item,Qty,Net sales', '03/04/2026,Soup,1,8.00'];
  expect(mapped(lines).missing).toBe('Choose your file’s date format (month first or day first)');
});
