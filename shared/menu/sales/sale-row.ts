/** One row of an export, cells as they are; absent where the file has no such column. */
export type SaleRow = {
  line: number;
  item: string;
  sold: string;
  /** For all of the row. */
  revenue?: string;
  /** Of one. */
  price?: string;
  /** For all of the row. */
  cost?: string;
  /** Of one. */
  unitCost?: string;
  channel?: string;
  daypart?: string;
  /** `YYYY-MM-DD`. */
  day?: string;
  /** What stands in the place of the day, where that is none. */
  unreadDay?: string;
  isVoid?: boolean;
  /** All cells of the row, with `CELL_END` between them: rows with the same are the same row twice. */
  whole: string;
};
export const CELL_END = '\u001f';
