/** What spreadsheets run as a formula, full-width forms too (OWASP, "CSV Injection"), after any quotes and spaces. */
const RUNNABLE = /^'*\s*[=+\-@＝＋－＠\t\r\n]/;

/** A value as it stands in an exported cell: nothing in it is run as a formula. */
export function toSafeCell(value: string): string {
  return RUNNABLE.test(value) ? `'${value}` : value;
}

/** The value of such a cell. Values that were not made safe stay as they are. */
export function fromSafeCell(cell: string): string {
  return cell.startsWith("'") && RUNNABLE.test(cell) ? cell.slice(1) : cell;
}

/** One row of an exported file (RFC 4180), with its line ending. */
export function csvRow(values: readonly string[]): string {
  return `${values.map((value) => quoted(toSafeCell(value))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
