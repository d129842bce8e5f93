import { decodeList } from '#shared/domain/guests/decode-list.ts';
import { csvRow } from '#shared/domain/guests/safe-cell.ts';
import { isOwnList } from '#shared/domain/lists/guests/canonical-guests.ts';
import {
  GUEST_LIST,
  guestConfidences,
  proposeGuestColumns,
} from '#shared/domain/lists/guests/guest-columns.ts';
import {
  type GuestListOptions,
  type MappedGuests,
  mapGuestList,
  refusedIn,
} from '#shared/domain/lists/guests/map-guest-list.ts';
import { type ListKind, type ListTable, readListTable, toTable } from '#shared/domain/lists/list-table.ts';
import { type RefusedRow, refusedCsv, shapeOf } from '#shared/domain/lists/mapping.ts';
import { mapSalesFile } from '#shared/domain/lists/sales/map-sales-file.ts';
import {
  proposeSalesColumns,
  SALES_LIST,
  salesConfidences,
} from '#shared/domain/lists/sales/sales-columns.ts';
import { type SalesTable, salesTable } from '#shared/domain/lists/sales/sales-table.ts';
import type { ListKindName, ListKinds, MapCall, OpenCall, OpenedList } from './list-kinds.ts';
import { readXlsx } from './read-xlsx.ts';

/** Rows that show what the file is. */
const SHOWN_ROWS = 3;

type Session<Kind extends ListKindName> = {
  opened: OpenedList<ListKinds[Kind]['role']>;
  map(call: MapCall<Kind>): ListKinds[Kind]['mapped'];
  /** The rows that the last mapping leaves out, each with the reason behind it. */
  refusedCsv: () => string;
};

/** Reads a file once; then its columns may be chosen again and again. Throws `UnreadableList`. */
export function openList(call: OpenCall<ListKindName>, bytes: Uint8Array): Session<ListKindName> {
  return call.kind === 'guests'
    ? openGuests(call as OpenCall<'guests'>, bytes)
    : openSales(call as OpenCall<'sales'>, bytes);
}

function openGuests({ file, options }: OpenCall<'guests'>, bytes: Uint8Array): Session<'guests'> {
  const table = tableOf(file.name, bytes, GUEST_LIST);
  const proposed = proposeGuestColumns(table);
  const own = isOwnList(table, options.purpose) ? ownList(table, { file, bytes, options }) : undefined;
  let refused: RefusedRow[] = own?.refused ?? [];
  return {
    opened: {
      ...shownOf(table, GUEST_LIST),
      proposed,
      confidences: guestConfidences(table, proposed),
      own,
      period: undefined,
    },
    map: ({ mapping, options: current }) => {
      const mapped: MappedGuests = mapGuestList(table, mapping, current);
      refused = mapped.refused;
      return mapped;
    },
    refusedCsv: () => refusedCsv(table, refused),
  };
}

function openSales({ file }: OpenCall<'sales'>, bytes: Uint8Array): Session<'sales'> {
  const read: SalesTable = salesTable(tableOf(file.name, bytes, SALES_LIST));
  const proposed = proposeSalesColumns(read.table);
  let refused: RefusedRow[] = [];
  return {
    opened: {
      ...shownOf(read.table, SALES_LIST),
      proposed,
      confidences: salesConfidences(read.table, proposed),
      own: undefined,
      period: read.period,
    },
    map: ({ mapping, options }) => {
      const mapped = mapSalesFile(read, mapping, options);
      refused = mapped.counted?.refused ?? [];
      return mapped;
    },
    refusedCsv: () => refusedCsv(read.table, refused),
  };
}

const MOST_ROWS = 100_000;

function tableOf(name: string, bytes: Uint8Array, kind: ListKind): ListTable {
  return isSpreadsheet(name)
    ? toTable(readXlsx(bytes, kind.mostLines ?? MOST_ROWS), kind)
    : readListTable(bytes, kind);
}

function isSpreadsheet(name: string): boolean {
  return /\.xlsx$/i.test(name);
}

function shownOf(table: ListTable, kind: ListKind) {
  const { headings, rows } = table;
  const firstRows = rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
  return { headings, rowCount: rows.length, firstRows, shape: shapeOf(table, kind) };
}

type OwnFile = { file: File; bytes: Uint8Array; options: GuestListOptions };

function ownList(table: ListTable, { file, bytes, options }: OwnFile): OpenedList<never>['own'] {
  const csv = isSpreadsheet(file.name) ? csvOf(table) : decodeList(bytes);
  return { csv, refused: refusedIn(csv, options) };
}

/** Each row on its own line. */
function csvOf({ headings, headingLine, rows }: ListTable): string {
  let csv = '\n'.repeat(headingLine - 1) + csvRow(headings).trimEnd();
  let line = headingLine;
  for (const row of rows) {
    csv += '\n'.repeat(row.line - line) + csvRow(row.cells).trimEnd();
    line = row.line;
  }
  return `${csv}\n`;
}
