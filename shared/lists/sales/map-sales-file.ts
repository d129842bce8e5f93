import { readDay } from '#shared/guests/read-day.ts';
import type { ListTable } from '#shared/lists/list-table.ts';
import { findExamples, type ListMapping, type MappedColumns, readDayOrder } from '#shared/lists/mapping.ts';
import { type CountedSales, countSales } from '#shared/menu/sales/count-sales.ts';
import { readAmount } from '#shared/menu/sales/read-amount.ts';
import { channelOf, daypartOf } from '#shared/menu/sales/sales-terms.ts';
import { SALES_LIST, type SalesColumns, type SalesRole } from './sales-columns.ts';
import { decimalOf, isVoidCell, mayHoldVoids, type SalesReading, toSaleRows } from './to-sale-rows.ts';

export type SalesOptions = {
  /** Undefined: use the proposal. */
  countsDuplicates: boolean | undefined;
  /** True if rows that only look like totals are left out. */
  leavesOutLikelySums: boolean;
};

export type MappedSales = MappedColumns<SalesRole> & {
  countsDuplicates: boolean;
  counted: CountedSales | undefined;
};

/** The totals of a sales file, by the chosen columns. */
export function mapSalesFile(
  table: ListTable,
  mapping: ListMapping<SalesRole>,
  { countsDuplicates, leavesOutLikelySums }: SalesOptions,
): MappedSales {
  const { columns } = mapping;
  const { question, ...days } = readDayOrder(table, SALES_LIST, mapping);
  const missing = missingColumn(table, columns) ?? question;
  const reading = { columns, order: days.order ?? 'month_first' };
  // Rows with dates are single sales, so equal rows may be separate sales. Repeated totals are a mistake.
  const counts = countsDuplicates ?? columns.date !== undefined;
  const count = () =>
    countSales(toSaleRows(table, reading), {
      decimal: decimalOf(table, columns),
      countsDuplicates: counts,
      leavesOutLikelySums,
      latestDay: tomorrow(),
    });
  return {
    columns,
    ...days,
    missing,
    examples: findExamples(table, columns, exampleReader(table, reading)),
    countsDuplicates: counts,
    counted: missing === undefined ? count() : undefined,
  };
}

/** Optional columns that need an answer, because without it the totals would be wrong. */
export function askedColumns(table: ListTable): SalesRole[] {
  return mayHoldVoids(table) ? ['sold', 'revenue', 'voided'] : ['sold', 'revenue'];
}

function missingColumn(table: ListTable, columns: SalesColumns): string | undefined {
  if (columns.item === undefined) return 'Choose the column with item names';
  if (columns.sold === undefined)
    return 'Choose the column with quantities sold, or “Not in this file” if each row is one sale';
  if (columns.revenue === undefined && columns.price === undefined)
    return 'Choose the column with total revenue, or “Not in this file”';
  return columns.voided === undefined && mayHoldVoids(table)
    ? 'Choose the column with voids and refunds, or “Not in this file”'
    : undefined;
}

const DAY_MS = 86_400_000;

/** The day may have already begun in the restaurant’s time zone. */
function tomorrow(): string {
  return new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
}

function exampleReader(table: ListTable, { columns, order }: SalesReading) {
  const decimal = decimalOf(table, columns);
  const words = (word: string) => (word === 'unknown' ? undefined : word.replace('_', ' '));
  return (role: SalesRole, _cells: readonly string[], cell: string): string | undefined => {
    switch (role) {
      case 'item':
        return cell;
      case 'date':
        return readDay(cell)?.[order];
      case 'channel':
        return words(channelOf(cell));
      case 'daypart':
        return words(daypartOf(cell));
      case 'voided':
        return isVoidCell(cell) ? 'not counted' : 'counted';
      default:
        return readAmount(cell, decimal)?.toLocaleString('en-US');
    }
  };
}
