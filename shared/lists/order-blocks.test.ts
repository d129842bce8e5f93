import { expect, test } from 'vitest';
import { GUEST_LIST } from './guests/guest-columns.ts';
import { readListTable } from './list-table.ts';
import { SALES_LIST } from './sales/sales-columns.ts';

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

test.each([
  [
    'receipts below each other',
    'Order #1001,,',
    'Ana Ruiz,617-555-0101,',
    'Ramen,2,28.00',
    'Order #1002,,',
    'Ben Low,617-555-0102,',
    'Gyoza,1,9.00',
  ],
  [
    'receipts with their time',
    'Receipt 88,8/30/2026 19:20',
    'Ramen,1,14.00',
    'Tea,1,3.00',
    '',
    'Receipt 89,8/30/2026 19:41',
    'Gyoza,1,9.00',
  ],
  [
    'a label before each value',
    'Name,Ana Ruiz',
    'Phone,617-555-0101',
    'Date,8/30/2026',
    '',
    'Name,Ben Low',
    'Phone,617-555-0102',
    'Date,7/4/2026',
  ],
  [
    'a label and its value in one cell',
    'Customer: Ana Ruiz',
    'Phone: 617-555-0101',
    '',
    'Customer: Ben Low',
    'Phone: 617-555-0102',
  ],
  [
    'blocks in German',
    'Bestellung Nr. 7;;',
    'Kunde;Ana Ruiz;',
    'Telefon;0151 23456789;',
    'Bestellung Nr. 8;;',
    'Kunde;Ben Low;',
    'Telefon;0151 23456780;',
  ],
])('a file with %s is rejected as not a list', (_what, ...lines) => {
  expect(() => readListTable(bytes(...lines), GUEST_LIST)).toThrow(
    'This file has several rows for each order. Export a list with one row for each guest or order.',
  );
  expect(() => readListTable(bytes(...lines), SALES_LIST)).toThrow(
    'This file has several rows for each order. Export a list with one row for each item or sale.',
  );
});

test.each([
  [
    'orders, a row each',
    'Order,Name,Phone',
    'Order 1,Ana,617-555-0101',
    'Order 2,Ben,617-555-0102',
    'Order 3,Cy,617-555-0103',
  ],
  ['two columns', 'Name,Phone', 'Ana,617-555-0101', 'Ben,617-555-0102'],
  ['guests with one name', 'Guest,Phone', 'Guest,617-555-0101', 'Guest,617-555-0102', 'Ana,617-555-0103'],
])('a list of %s is accepted', (_what, ...lines) => {
  expect(readListTable(bytes(...lines), GUEST_LIST).rows).toHaveLength(lines.length - 1);
});

test('items below group names are a list', () => {
  const lines = ['Item,Qty', 'Drinks', 'Tea,3', 'Total,3', 'Food', 'Ramen,2', 'Total,2'];
  expect(readListTable(bytes(...lines), SALES_LIST).rows).toHaveLength(6);
});
