import { CSV_OR_EXCEL } from '#shared/lists/unreadable-list.ts';

/** An export of 100,000 rows has about eight million characters. */
const MAX_SALES_BYTES = 15_000_000;
const MEGABYTE = 1_000_000;

/** Why a file is rejected before it is read; undefined if it isn’t. */
export function salesFileRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(?:xls|xlsm|numbers|ods)$/i.test(name)) {
    return 'We can’t read this type of spreadsheet. Save it as CSV or .xlsx, then upload the new file.';
  }
  if (!/\.(?:csv|tsv|txt|xlsx)$/i.test(name)) return CSV_OR_EXCEL;
  if (size > MAX_SALES_BYTES) {
    return `This file is ${megabytes(size)} MB. The limit is ${megabytes(MAX_SALES_BYTES)} MB. Export a shorter date range, or totals by item.`;
  }
  return size === 0 ? 'This file is empty. Choose a different file.' : undefined;
}

/** Rounded up, so that a file over the limit never seems to fit. */
function megabytes(bytes: number): string {
  return String(Math.ceil((10 * bytes) / MEGABYTE) / 10);
}
