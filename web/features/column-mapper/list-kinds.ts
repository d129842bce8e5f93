import type { ColumnRole } from '#shared/domain/lists/guests/guest-columns.ts';
import type { GuestListOptions, MappedGuests } from '#shared/domain/lists/guests/map-guest-list.ts';
import type { ListMapping } from '#shared/domain/lists/mapping.ts';
import type { ColumnsByRole, ConfidenceByRole } from '#shared/domain/lists/propose-columns.ts';
import type { MappedSales, SalesOptions } from '#shared/domain/lists/sales/map-sales-file.ts';
import type { FilePeriod } from '#shared/domain/lists/sales/period-of-file.ts';
import type { SalesRole } from '#shared/domain/lists/sales/sales-columns.ts';

/** What the mapper reads, and what comes of it. */
export type ListKinds = {
  guests: { role: ColumnRole; options: GuestListOptions; mapped: MappedGuests };
  sales: { role: SalesRole; options: SalesOptions; mapped: MappedSales };
};
export type ListKindName = keyof ListKinds;

/** A file as it was opened, before anybody has said what its columns are. */
export type OpenedList<Role extends string> = {
  headings: string[];
  rowCount: number;
  firstRows: string[][];
  /** What files with these columns have in common. */
  shape: string;
  proposed: ColumnsByRole<Role>;
  confidences: ConfidenceByRole<Role>;
  /** It has our own columns already: nothing is mapped, and these rows of it will not be taken. */
  own: { csv: string; refused: { line: number; reason: string }[] } | undefined;
  /** What a sales file says of its days outside of its rows. */
  period: FilePeriod | undefined;
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

/** What the worker is asked, and what it answers. Calls are answered in their order. */
export type WorkerCall =
  | { call: 'open'; input: OpenCall<ListKindName> }
  | { call: 'map'; input: MapCall<ListKindName> }
  | { call: 'refused' };
export type WorkerAnswer = { value: unknown } | { failure: string };
