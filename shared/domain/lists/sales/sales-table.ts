import type { ListTable } from '../list-table.ts';
import { type FilePeriod, periodAbove } from './period-of-file.ts';
import { withPartRows } from './with-part-rows.ts';
import { withSummedColumns } from './with-summed-columns.ts';

export type SalesTable = {
  table: ListTable;
  /** What the file says of its days outside of its rows; undefined where it says nothing. */
  period: FilePeriod | undefined;
};

/** An export with a row for what was sold of an item, however its columns cut time and channels up. */
export function salesTable(read: ListTable): SalesTable {
  const { table, period } = withSummedColumns(read);
  const above = periodAbove(read.above ?? []);
  const isWhole = (found: FilePeriod | undefined) => found !== undefined && 'from' in found;
  return {
    table: withPartRows(table),
    period: isWhole(above) && !isWhole(period) ? above : (period ?? above),
  };
}
