import type { ColumnRole } from '#shared/lists/guests/guest-columns.ts';
import type { GuestListOptions, MappedGuests } from '#shared/lists/guests/map-guest-list.ts';
import type { ListMapping } from '#shared/lists/mapping.ts';
import type { Proposal } from '#shared/lists/propose-columns.ts';
import type { MappedSales, SalesOptions } from '#shared/lists/sales/map-sales-file.ts';
import type { SalesRole } from '#shared/lists/sales/sales-columns.ts';

/** What the mapper reads, and what it makes of it. */
export type ListKinds = {
  guests: { role: ColumnRole; options: GuestListOptions; mapped: MappedGuests };
  sales: { role: SalesRole; options: SalesOptions; mapped: MappedSales };
};
export type ListKindName = keyof ListKinds;

/** A file before its columns are chosen. */
export type OpenedList<Role extends string> = {
  headings: string[];
  rowCount: number;
  firstRows: string[][];
  /** What files with these columns have in common. */
  shape: string;
  proposal: Proposal<Role>;
  /** Fields for which the owner chooses a column, or says that the file has none. */
  asked: readonly Role[];
  /** A file that has our own columns, as CSV: it goes as it is. */
  ownCsv: string | undefined;
};

export type OpenCall<Kind extends ListKindName> = {
  kind: Kind;
  file: File;
  options: ListKinds[Kind]['options'];
};

export type MapCall<Kind extends ListKindName> = {
  mapping: ListMapping<ListKinds[Kind]['role']>;
  options: ListKinds[Kind]['options'];
};

/** Calls to the worker, which are answered in their order. */
export type WorkerCall =
  | { call: 'open'; input: OpenCall<ListKindName> }
  | { call: 'map'; input: MapCall<ListKindName> }
  | { call: 'refused'; errors: readonly string[] };
export type WorkerAnswer = { value: unknown } | { failure: string };
