import { findDayOrder } from '#shared/domain/lists/day-order.ts';
import { readListTable } from '#shared/domain/lists/list-table.ts';
import { withPeriod } from '#shared/domain/lists/sales/period-of-file.ts';
import { proposeSalesColumns, SALES_LIST } from '#shared/domain/lists/sales/sales-columns.ts';
import { salesTable } from '#shared/domain/lists/sales/sales-table.ts';
import { decimalOf, toSaleRows } from '#shared/domain/lists/sales/to-sale-rows.ts';
import { type CountedName, countSales } from '#shared/domain/menu-engineering/sales/count-sales.ts';

/** A file: UTF-8 unless it says otherwise. */
export type SalesText = { text: string; encoding?: 'utf16le' | 'latin1' };

/** What is counted of an export of a till, with the columns that are guessed. */
export async function readSalesExport({ text, encoding }: SalesText) {
  const bytes = encoding === undefined ? new TextEncoder().encode(text) : Buffer.from(text, encoding);
  const { table, period } = salesTable(readListTable(new Uint8Array(bytes), SALES_LIST));
  const columns = proposeSalesColumns(table);
  const days =
    columns.date === undefined ? [] : table.rows.map(({ cells }) => cells[columns.date ?? 0] ?? '');
  const finding = findDayOrder(days);
  const order = finding.kind === 'shown' ? finding.order : 'month_first';
  const counted = countSales(toSaleRows(table, { columns, order }), {
    decimal: decimalOf(table, columns),
    countsDuplicates: true,
  });
  return withPeriod(counted, period);
}

/** Name, number sold, revenue and cost (`-`: not said). */
export function describedSale({ name, cells }: CountedName): string {
  const sum = (values: readonly (number | null)[]) =>
    values.includes(null)
      ? '-'
      : Math.round(values.reduce<number>((all, value) => all + (value ?? 0), 0) * 100) / 100;
  const of = (field: 'sold' | 'revenue' | 'cost') => sum(cells.map((cell) => cell[field]));
  return `${name} ${of('sold')} ${of('revenue')} ${of('cost')}`;
}
