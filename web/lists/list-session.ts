import { decodeList } from '#shared/guests/decode-list.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { GUEST_LIST, mayHoldConsent, proposeGuestColumns } from '#shared/lists/guests/guest-columns.ts';
import { isOwnList } from '#shared/lists/guests/guest-csv.ts';
import { mapGuestList } from '#shared/lists/guests/map-guest-list.ts';
import { type ListKind, type ListTable, readListTable, toTable } from '#shared/lists/list-table.ts';
import { refusedCsv, shapeOf } from '#shared/lists/mapping.ts';
import { askedColumns, mapSalesFile } from '#shared/lists/sales/map-sales-file.ts';
import { proposeSalesColumns, SALES_LIST } from '#shared/lists/sales/sales-columns.ts';
import type { ListKindName, ListKinds, MapCall, OpenCall, OpenedList } from './list-kinds.ts';
import { readXlsx } from './read-xlsx.ts';

export type Session<Kind extends ListKindName> = {
  opened: OpenedList<ListKinds[Kind]['role']>;
  map(call: MapCall<Kind>): ListKinds[Kind]['mapped'];
  /** The rows that errors name, each followed by the reason. */
  refusedCsv: (errors: readonly string[]) => string;
};

/** Reads a file once. Its columns can then be remapped any number of times. Throws `UnreadableList`. */
export function openList(call: OpenCall<ListKindName>, bytes: Uint8Array): Session<ListKindName> {
  return call.kind === 'guests'
    ? openGuests(call as OpenCall<'guests'>, bytes)
    : openSales(call as OpenCall<'sales'>, bytes);
}

function openGuests({ file, options }: OpenCall<'guests'>, bytes: Uint8Array): Session<'guests'> {
  const table = tableOf(file.name, bytes, GUEST_LIST);
  return {
    opened: {
      ...describeTable(table, GUEST_LIST),
      proposal: proposeGuestColumns(table),
      asked: mayHoldConsent(table) ? ['permission'] : [],
      ownCsv: isOwnList(table, options.purpose) ? ownCsv(table, file.name, bytes) : undefined,
    },
    map: ({ mapping, options: current }) => mapGuestList(table, mapping, current),
    refusedCsv: (errors) => refusedCsv(table, errors),
  };
}

function openSales({ file }: OpenCall<'sales'>, bytes: Uint8Array): Session<'sales'> {
  const table = tableOf(file.name, bytes, SALES_LIST);
  return {
    opened: {
      ...describeTable(table, SALES_LIST),
      proposal: proposeSalesColumns(table),
      asked: askedColumns(table),
      ownCsv: undefined,
    },
    map: ({ mapping, options }) => mapSalesFile(table, mapping, options),
    refusedCsv: (errors) => refusedCsv(table, errors),
  };
}

const isSpreadsheet = (name: string) => /\.xlsx$/i.test(name);

function tableOf(name: string, bytes: Uint8Array, kind: ListKind): ListTable {
  return isSpreadsheet(name) ? toTable(readXlsx(bytes, kind.mostLines), kind) : readListTable(bytes, kind);
}

const SHOWN_ROWS = 3;

function describeTable(table: ListTable, kind: ListKind) {
  const { headings, rows } = table;
  const firstRows = rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
  return { headings, rowCount: rows.length, firstRows, shape: shapeOf(table, kind) };
}

/** A file with our own columns as CSV, each row on its own line. */
function ownCsv({ headings, headingLine, rows }: ListTable, name: string, bytes: Uint8Array): string {
  if (!isSpreadsheet(name)) return decodeList(bytes);
  let csv = '\n'.repeat(headingLine - 1) + csvRow(headings).trimEnd();
  let line = headingLine;
  for (const row of rows) {
    csv += '\n'.repeat(row.line - line) + csvRow(row.cells).trimEnd();
    line = row.line;
  }
  return `${csv}\n`;
}
