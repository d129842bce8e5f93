import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import { type DayOrder, readDay } from '#shared/domain/guests/read-day.ts';
import { type DecimalSign, decimalSignOf } from '#shared/domain/menu-engineering/sales/read-amount.ts';
import { CELL_END, type SaleRow } from '#shared/domain/menu-engineering/sales/sale-row.ts';
import { hourOf } from '#shared/domain/menu-engineering/sales/sales-terms.ts';
import type { ListTable } from '../list-table.ts';
import type { SalesColumns, SalesRole } from './sales-columns.ts';

/** How an export of sales is read: its columns, and the order of day and month. */
export type SalesReading = { columns: SalesColumns; order: DayOrder };

const NUMBERS: readonly SalesRole[] = ['sold', 'revenue', 'price', 'cost', 'unit_cost'];
/** Of exports in which what is asked for with an item has a row below it. */
const EXTRA = /^(?:modifier|modifier name)$/i;
const EXTRA_KIND = /^(?:modifiers?|options?|extras?|add-?ons?)$/i;
const SUM_KIND = /^(?:categor(?:y|ies)|groups?|menus?|departments?|totals?|summary)$/i;
/** `03.11.2025`, `2025-11-03T`: what stands behind it may be a time. */
const DAY_OF_DATE = /^\s*(?:\d{1,4}[./-]\d{1,2}(?:[./-](?:\d{2,4})?)?)[T ,]*/i;
/** Folded: what a column of voids or of the status says of what was not sold after all. */
const VOIDED =
  /^(?:yes|y|true|1|ja|oui|si|sim|vrai|wahr|vero|x|void(?:ed)?|cancell?ed|(?:partially )?refunded|deleted|rejected|declined|failed|storn\w*|abgelehnt|abgebrochen|erstattet|annul\w*|refuse\w*|rembours\w*|anulad[oa]|cancelad[oa]|rechazad[oa]|devuelt[oa]|reembolsad[oa]|rifiutat[oa]|rimborsat[oa])$/;
const NEGATIVE = /^\s*(?:[-−(]|\D{1,4}[-−]\d)|-\s*$/;
const KIND_OF_SALE = /^(?:(?:transaction|sale|event|row|line|item|order) )?type$|^(?:tipo|typ|art|vorgang)$/i;
/** Folded: what such a column says of a row that gives money back. */
const PAID_BACK =
  /^(?:refund|return|void|ruckerstattung|erstattung|ruckgabe|storn|reembolso|devolucion|anulacion|remboursement|annulation|rimborso|reso$|storno)/;

/** The rows of an export as the rules count them. Where no column says how many, each row is one sale. */
export function toSaleRows({ headings, rows }: ListTable, { columns, order }: SalesReading): SaleRow[] {
  const kind = kindColumn({ headings, rows });
  const kindOf = (cells: readonly string[]) => (kind === undefined ? '' : (cells[kind] ?? ''));
  const extra = headings.findIndex((heading) => EXTRA.test(heading));
  const kindOfSale = headings.findIndex((heading) => KIND_OF_SALE.test(heading));
  // One with a minus takes itself away.
  const isPaidBack = (cells: readonly string[]) =>
    PAID_BACK.test(foldHeading(cells[kindOfSale] ?? '')) &&
    !NUMBERS.some((role) => columns[role] !== undefined && NEGATIVE.test(cells[columns[role]] ?? ''));
  const timesInDate = columns.daypart === undefined && columns.date !== undefined;
  return rows.map(({ line, cells }) => {
    const cellOf = (role: SalesRole) =>
      columns[role] === undefined ? undefined : (cells[columns[role]] ?? '');
    const date = cellOf('date');
    const day = date === undefined ? undefined : readDay(date)?.[order];
    const isUnread = day === undefined && (date ?? '').trim() !== '';
    const clock = (date ?? '').replace(DAY_OF_DATE, '');
    const daypart = timesInDate && hourOf(clock) !== undefined ? clock : cellOf('daypart');
    return {
      line,
      item: cellOf('item') ?? '',
      sold: cellOf('sold') ?? '1',
      ...given({
        revenue: cellOf('revenue'),
        price: cellOf('price'),
        cost: cellOf('cost'),
        unitCost: cellOf('unit_cost'),
        channel: cellOf('channel'),
        daypart,
        day,
        unreadDay: isUnread ? date : undefined,
      }),
      isExtra:
        (extra >= 0 && extra !== columns.item && (cells[extra] ?? '') !== '') ||
        EXTRA_KIND.test(kindOf(cells)),
      isSum: SUM_KIND.test(kindOf(cells)),
      isVoid: isVoidCell(cellOf('voided') ?? '') || isPaidBack(cells),
      whole: cells.join(CELL_END),
    };
  });
}

/** Whether a column of voids or of the status says that nothing was sold after all. */
export function isVoidCell(cell: string): boolean {
  return VOIDED.test(foldHeading(cell));
}

/** The column that says of each row whether it is an item, an extra or a group. */
function kindColumn({ headings, rows }: Pick<ListTable, 'headings' | 'rows'>): number | undefined {
  const place = headings.findIndex((heading) => /^(?:item |row |record |line )?type$/i.test(heading));
  const isItems = place >= 0 && rows.some(({ cells }) => /^(?:menu )?items?$/i.test(cells[place] ?? ''));
  return isItems ? place : undefined;
}

/** How the file writes its decimals. */
export function decimalOf({ rows }: ListTable, columns: SalesColumns): DecimalSign {
  const numbers = NUMBERS.map((role) => columns[role]).filter((index) => index !== undefined);
  return decimalSignOf(rows.flatMap(({ cells }) => numbers.map((index) => cells[index] ?? '')));
}

function given<Value extends Record<string, string | undefined>>(value: Value) {
  return Object.fromEntries(Object.entries(value).filter(([, cell]) => cell !== undefined)) as {
    [Name in keyof Value]?: string;
  };
}
