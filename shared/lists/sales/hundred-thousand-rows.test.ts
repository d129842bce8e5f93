import { expect, test } from 'vitest';
import { readListTable } from '#shared/lists/list-table.ts';
import { proposeColumns } from '#shared/lists/propose-columns.ts';
import { countSales } from '#shared/menu/sales/count-sales.ts';
import { SALES_LIST } from './sales-columns.ts';
import { decimalOf, toSaleRows } from './to-sale-rows.ts';

const ROWS = 100_000;
const TENTH = ROWS / 10;

const sale = (receipt: number) => `${receipt},2026-10-${10 + (receipt % 20)},Lasagna,2,20.00`;

/** Of each ten rows seven are sales of two, one is returned, one lacks its number, and one stands there twice. */
function row(index: number): string {
  const kind = index % 10;
  if (kind < 7) return sale(index);
  if (kind === 7) return `${index},2026-10-12,Lasagna,-1,-10.00`;
  return kind === 8 ? `${index},2026-10-12,Lasagna,,20.00` : sale(index - 9);
}

const exportOf = (rows: number) =>
  new TextEncoder().encode(
    ['Receipt,Date,Item,Qty,Net Sales', ...Array.from({ length: rows }, (_, index) => row(index))].join('\n'),
  );

test('an export of 100,000 rows is counted completely and lists what it left out', async () => {
  const table = readListTable(exportOf(ROWS), SALES_LIST);
  const { columns } = proposeColumns(SALES_LIST, table);
  const rows = toSaleRows(table, { columns, order: 'month_first' });
  const count = (countsDuplicates: boolean) =>
    countSales(rows, { decimal: decimalOf(table, columns), countsDuplicates });

  expect(rows).toHaveLength(ROWS);
  const once = count(false);
  expect(once.items).toEqual([
    { name: 'Lasagna', cells: [expect.objectContaining({ sold: 13 * TENTH, revenue: 130 * TENTH })] },
  ]);
  expect(once).toMatchObject({ returns: TENTH, duplicates: TENTH, problemCount: TENTH });
  expect(once.problems[0]).toBe('Line 10: the quantity sold is missing.');
  expect(count(true).items[0]?.cells[0]).toMatchObject({ sold: 15 * TENTH, revenue: 150 * TENTH });
});

test('a longer export is rejected with what to do', async () => {
  expect(() => readListTable(exportOf(ROWS + 1_000), SALES_LIST)).toThrow(/more than 100,200 lines/);
});
