/** A row of an export with its cells; absent if the file has no such column. */
export type SaleRow = {
  line: number;
  item: string;
  sold: string;
  /** For all of the row. */
  revenue?: string | undefined;
  /** Of one. */
  price?: string | undefined;
  /** For all of the row. */
  cost?: string | undefined;
  /** Of one. */
  unitCost?: string | undefined;
  channel?: string | undefined;
  daypart?: string | undefined;
  /** `YYYY-MM-DD`. */
  day?: string | undefined;
  /** The cell’s text, if it isn’t a date. */
  unreadDay?: string | undefined;
  isVoid?: boolean;
  /** All cells of the row, separated by `CELL_END`. Equal rows are duplicates. */
  whole: string;
};
export const CELL_END = '\u001f';
