import { decodeList } from '#shared/guests/decode-list.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { GUEST_LIST, mayHoldConsent, proposeGuestColumns } from '#shared/lists/guests/guest-columns.ts';
import { isOwnList } from '#shared/lists/guests/guest-csv.ts';
import { mapGuestList } from '#shared/lists/guests/map-guest-list.ts';
import { type ListKind, type ListTable, readListTable, toTable } from '#shared/lists/list-table.ts';
import { refusedCsv, shapeOf } from '#shared/lists/mapping.ts';
import { proposeColumns } from '#shared/lists/propose-columns.ts';
import { askedColumns, mapSalesFile } from '#shared/lists/sales/map-sales-file.ts';
import { SALES_LIST } from '#shared/lists/sales/sales-columns.ts';
import type { ListKindName, ListKinds, MapCall, OpenCall, OpenedList } from './list-kinds.ts';
import { readXlsx } from './read-xlsx.ts';

export type Session<Kind extends ListKindName> = {
  opened: OpenedList<ListKinds[Kind]['role']>;
  map(call: MapCall<Kind>): ListKinds[Kind]['mapped'];
  /** The rows that errors name, each followed by the reason. */
  refusedCsv: (errors: readonly string[]) => string;
};

type Kind<Name extends ListKindName> = ListKind & {
  propose: (table: ListTable) => OpenedList<ListKinds[Name]['role']>['proposal'];
  /** Optional columns that need an answer. */
  asked: (table: ListTable) => readonly ListKinds[Name]['role'][];
  isOwn: (table: ListTable, options: ListKinds[Name]['options']) => boolean;
  map: (
    table: ListTable,
    mapping: MapCall<Name>['mapping'],
    options: MapCall<Name>['options'],
  ) => ListKinds[Name]['mapped'];
};

const KINDS: { [Name in ListKindName]: Kind<Name> } = {
  guests: {
    ...GUEST_LIST,
    propose: proposeGuestColumns,
    asked: (table) => (mayHoldConsent(table) ? ['permission'] : []),
    isOwn: (table, { purpose }) => isOwnList(table, purpose),
    map: mapGuestList,
  },
  sales: {
    ...SALES_LIST,
    propose: (table) => proposeColumns(SALES_LIST, table),
    asked: askedColumns,
    isOwn: () => false,
    map: mapSalesFile,
  },
};

const SHOWN_ROWS = 3;
const isSpreadsheet = (name: string) => /\.xlsx$/i.test(name);

/** Reads a file once. Its columns can then be remapped any number of times. Throws `UnreadableList`. */
export function openList<Name extends ListKindName>(
  { kind: name, file, options }: OpenCall<Name>,
  bytes: Uint8Array,
): Session<Name> {
  const kind: Kind<Name> = KINDS[name];
  const table = isSpreadsheet(file.name)
    ? toTable(readXlsx(bytes, kind.mostLines), kind)
    : readListTable(bytes, kind);
  const { headings, rows } = table;
  return {
    opened: {
      headings,
      rowCount: rows.length,
      firstRows: rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
      shape: shapeOf(table, kind),
      proposal: kind.propose(table),
      asked: kind.asked(table),
      ownCsv: kind.isOwn(table, options) ? ownCsv(table, file.name, bytes) : undefined,
    },
    map: ({ mapping, options: current }) => kind.map(table, mapping, current),
    refusedCsv: (errors) => refusedCsv(table, errors),
  };
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
