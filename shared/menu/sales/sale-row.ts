/** A row of an export with its cells; absent if the file has no such column. */
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
  /** The cell’s text, if it isn’t a date. */
  unreadDay?: string;
  isVoid?: boolean;
  /** All cells of the row, separated by `CELL_END`. Equal rows are duplicates. */
  whole: string;
};
export const CELL_END = '\u001f';
