import { decodeList } from '#shared/guests/decode-list.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import {
  type ColumnRole,
  GUEST_LIST,
  mayHoldConsent,
  proposeGuestColumns,
} from '#shared/lists/guests/guest-columns.ts';
import { isOwnList } from '#shared/lists/guests/guest-csv.ts';
import {
  type GuestListOptions,
  type MappedGuests,
  mapGuestList,
} from '#shared/lists/guests/map-guest-list.ts';
import { type ListKind, type ListTable, readListTable, toTable } from '#shared/lists/list-table.ts';
import { type ListMapping, refusedCsv, shapeOf } from '#shared/lists/mapping.ts';
import { type Proposal, proposeColumns } from '#shared/lists/propose-columns.ts';
import {
  askedColumns,
  type MappedSales,
  mapSalesFile,
  type SalesOptions,
} from '#shared/lists/sales/map-sales-file.ts';
import { SALES_LIST, type SalesRole } from '#shared/lists/sales/sales-columns.ts';
import { readXlsx } from './read-xlsx.ts';

/** What the mapper reads, and what it returns. */
type Kinds = {
  guests: { role: ColumnRole; options: GuestListOptions; mapped: MappedGuests };
  sales: { role: SalesRole; options: SalesOptions; mapped: MappedSales };
};
export type KindName = keyof Kinds;
export type RoleOf<Name extends KindName> = Kinds[Name]['role'];
export type OptionsOf<Name extends KindName> = Kinds[Name]['options'];
export type MappedOf<Name extends KindName> = Kinds[Name]['mapped'];

/** A file before its columns are chosen. */
export type OpenedList<Role extends string> = {
  /** The fields in display order, and the one with dates. */
  labels: Readonly<Record<Role, string>>;
  days: Role;
  headings: string[];
  rowCount: number;
  firstRows: string[][];
  /** Identifies files with the same columns. */
  shape: string;
  proposal: Proposal<Role>;
  /** Fields for which the owner must choose a column or “Not in this file”. */
  asked: readonly Role[];
  /** A file with our own columns, as CSV. It is sent as is. */
  ownCsv: string | undefined;
};

/** The calls to one file. The worker answers them in order. */
export type ListSession<Name extends KindName> = {
  open: (given: { kind: Name; file: File; options: OptionsOf<Name> }) => Promise<OpenedList<RoleOf<Name>>>;
  map: (given: { mapping: ListMapping<RoleOf<Name>>; options: OptionsOf<Name> }) => Promise<MappedOf<Name>>;
  /** The rows that errors name, each followed by the reason. */
  refusedCsv: (errors: readonly string[]) => Promise<string>;
};

type Kind<Name extends KindName> = ListKind<RoleOf<Name>> & {
  propose: (table: ListTable) => Proposal<RoleOf<Name>>;
  /** Optional columns that need an answer. */
  asked: (table: ListTable) => readonly RoleOf<Name>[];
  isOwn: (table: ListTable, options: OptionsOf<Name>) => boolean;
  map: (table: ListTable, mapping: ListMapping<RoleOf<Name>>, options: OptionsOf<Name>) => MappedOf<Name>;
};

const KINDS: { [Name in KindName]: Kind<Name> } = {
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

/** Reads a file once. Its columns can then be remapped any number of times. Calls throw `UnreadableList`. */
export function createListSession<Name extends KindName>(): ListSession<Name> {
  let kind: Kind<Name>;
  let table: ListTable;
  return {
    open: async ({ kind: name, file, options }) => {
      kind = KINDS[name];
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isSheet = isSpreadsheet(file.name);
      table = isSheet ? toTable(readXlsx(bytes, kind.mostLines), kind) : readListTable(bytes, kind);
      const { headings, rows } = table;
      const csv = () => (isSheet ? ownCsv(table) : decodeList(bytes));
      const fields = Object.entries<{ label: string }>(kind.fields);
      return {
        labels: Object.fromEntries(fields.map(([role, { label }]) => [role, label])) as never,
        days: kind.days,
        headings,
        rowCount: rows.length,
        firstRows: rows.slice(0, SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
        shape: shapeOf(table, kind),
        proposal: kind.propose(table),
        asked: kind.asked(table),
        ownCsv: kind.isOwn(table, options) ? csv() : undefined,
      };
    },
    map: async ({ mapping, options }) => kind.map(table, mapping, options),
    refusedCsv: async (errors) => refusedCsv(table, errors),
  };
}

/** A spreadsheet with our own columns as CSV, each row on its own line. */
function ownCsv({ headings, headingLine, rows }: ListTable): string {
  let csv = '\n'.repeat(headingLine - 1) + csvRow(headings).trimEnd();
  let line = headingLine;
  for (const row of rows) {
    csv += '\n'.repeat(row.line - line) + csvRow(row.cells).trimEnd();
    line = row.line;
  }
  return `${csv}\n`;
}
