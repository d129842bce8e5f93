import type { ColumnRole } from '#shared/lists/guests/guest-columns.ts';
import type { GuestListOptions, MappedGuests } from '#shared/lists/guests/map-guest-list.ts';
import type { ListMapping } from '#shared/lists/mapping.ts';
import type { Proposal } from '#shared/lists/propose-columns.ts';
import type { MappedSales, SalesOptions } from '#shared/lists/sales/map-sales-file.ts';
import type { SalesRole } from '#shared/lists/sales/sales-columns.ts';

/** What the mapper reads, and what it returns. */
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
  /** Identifies files with the same columns. */
  shape: string;
  proposal: Proposal<Role>;
  /** Fields for which the owner must choose a column or “Not in this file”. */
  asked: readonly Role[];
  /** A file with our own columns, as CSV. It is sent as is. */
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

/** Calls to the worker, answered in order. */
export type WorkerCall =
  | { call: 'open'; input: OpenCall<ListKindName> }
  | { call: 'map'; input: MapCall<ListKindName> }
  | { call: 'refused'; errors: readonly string[] };
export type WorkerAnswer = { value: unknown } | { failure: string };
