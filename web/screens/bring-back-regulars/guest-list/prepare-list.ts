import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import type { DayOrderFinding } from '#shared/domain/lists/day-order.ts';
import { toGuestList } from '#shared/domain/lists/guests/canonical-guests.ts';
import type { ColumnMap } from '#shared/domain/lists/guests/guest-columns.ts';
import type { ListTable } from '#shared/domain/lists/list-table.ts';

/** How the columns of an export are read, and how that is known. */
export type ListReading = {
  columns: ColumnMap;
  /** Undefined while the owner has to say it. */
  order: DayOrder | undefined;
  finding: DayOrderFinding;
  isRemembered: boolean;
};

export type ChosenList = {
  file: File;
  table: ListTable;
  /** Undefined for a list that has the spec's columns: it goes as it is. */
  reading: ListReading | undefined;
};

export type PreparedList = { file: File; linesAdded: number };

/** The file that is sent, or what the owner must say first. */
export function prepareList({ file, table, reading }: ChosenList): PreparedList | string {
  if (reading === undefined) return { file, linesAdded: 0 };
  const { columns, order, finding } = reading;
  if (columns.phone === undefined) return 'Please choose the column with the phone numbers';
  if (columns.last_order === undefined) return 'Please choose the column with the day of the last order';
  if (order === undefined && finding.kind === 'open') {
    return 'Choose your file’s date format (month first or day first)';
  }
  const { csv, linesAdded } = toGuestList(table, { columns, order: order ?? 'month_first' });
  return { file: new File([csv], file.name, { type: 'text/csv' }), linesAdded };
}
