import { foldHeading } from '#shared/guests/fold-heading.ts';
import { type DayOrder, readDay } from '#shared/guests/read-day.ts';
import type { ListTable } from '#shared/lists/list-table.ts';
import { cellAt, NOT_IN_FILE } from '#shared/lists/mapping.ts';
import { type DecimalSign, decimalSignOf } from '#shared/menu/sales/read-amount.ts';
import { CELL_END, type SaleRow } from '#shared/menu/sales/sale-row.ts';
import { hourOf } from '#shared/menu/sales/sales-terms.ts';
import type { SalesColumns, SalesRole } from './sales-columns.ts';

/** How to read a sales file: its columns and the order of day and month. */
export type SalesReading = { columns: SalesColumns; order: DayOrder };

const NUMBERS: readonly SalesRole[] = ['sold', 'revenue', 'price', 'cost', 'unit_cost'];
/** `03.11.2025`, `2025-11-03T`: a time may follow. */
const DAY_OF_DATE = /^\s*(?:\d{1,4}[./-]\d{1,2}(?:[./-](?:\d{2,4})?)?)[T ,]*/i;
/** Values that mark a void or refund, without accents: a word, or a yes under such a heading. */
const VOIDED =
  /^(?:void(?:ed)?|cancell?ed|refund(?:ed)?|deleted|rejected|declined|failed|storn\w*|abgelehnt|erstattet|annul\w*|refuse\w*|rembours\w*|anulad[oa]|cancelad[oa]|rechazad[oa]|reembolsad[oa]|devolucion|rifiutat[oa]|rimborsat[oa])$/;
const YES = /^(?:yes|y|true|1|ja|oui|si|x)$/;

/** Converts rows to sales. Without a quantity column, each row is one sale. */
export function toSaleRows({ rows }: ListTable, { columns, order }: SalesReading): SaleRow[] {
  return rows.map(({ line, cells }) => {
    const cellOf = (role: SalesRole) =>
      (columns[role] ?? NOT_IN_FILE) === NOT_IN_FILE ? undefined : cellAt(cells, columns[role]);
    const date = cellOf('date') ?? '';
    const clock = date.replace(DAY_OF_DATE, '');
    const day = readDay(date)?.[order];
    const isTimeInDate = columns.daypart === undefined && hourOf(clock) !== undefined;
    return {
      line,
      item: cellOf('item') ?? '',
      sold: cellOf('sold') ?? '1',
      revenue: cellOf('revenue'),
      price: cellOf('price'),
      cost: cellOf('cost'),
      unitCost: cellOf('unit_cost'),
      channel: cellOf('channel'),
      daypart: isTimeInDate ? clock : cellOf('daypart'),
      day,
      unreadDay: day === undefined && date.trim() !== '' ? date : undefined,
      isVoid: isVoidCell(cellOf('voided') ?? ''),
      whole: cells.join(CELL_END),
    };
  });
}

/** True if a cell of the voids column means that the sale didn’t happen. */
export function isVoidCell(cell: string): boolean {
  const words = foldHeading(cell);
  return VOIDED.test(words) || YES.test(words);
}

/** True if a column may mark voids. Then the owner is asked which one does. */
export function mayHoldVoids({ rows }: ListTable): boolean {
  return rows.some(({ cells }) => cells.some((cell) => cell.length <= 20 && VOIDED.test(foldHeading(cell))));
}

/** The file’s decimal separator. */
export function decimalOf({ rows }: ListTable, columns: SalesColumns): DecimalSign {
  const numbers = NUMBERS.flatMap((role) => columns[role] ?? []);
  return decimalSignOf(rows.flatMap(({ cells }) => numbers.map((index) => cells[index] ?? '')));
}
