/** What spreadsheets run as a formula after quotes and spaces, including full-width forms (OWASP, "CSV Injection"). */
const RUNNABLE = /^'*\s*[=+\-@＝＋－＠\t\r\n]/;

/** Escapes an exported cell so that spreadsheets don’t run it as a formula. */
export function toSafeCell(value: string): string {
  return RUNNABLE.test(value) ? `'${value}` : value;
}

/** Unescapes such a cell. Other values stay the same. */
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
