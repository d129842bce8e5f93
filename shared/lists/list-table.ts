import { decodeList } from '#shared/guests/decode-list.ts';
import { foldHeading } from '#shared/guests/fold-heading.ts';
import { delimiterOfTable, shapeProblem } from '#shared/guests/list-shape.ts';
import { fromSafeCell } from '#shared/guests/safe-cell.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { hasOrderBlocks } from './order-blocks.ts';
import { UnreadableList } from './unreadable-list.ts';

export const HEADINGS_ONLY = 'Your file has column names but no rows. Add rows, or choose a different file.';

export type ListTable = {
  headings: string[];
  /** The line of the headings; 0 if the file has none and columns are numbered. */
  headingLine: number;
  /** The rows below the headings that aren't empty. */
  rows: CsvRow[];
};

/** A field’s label, and how to find its column. Folded headings, separated by `;` and line breaks, clearest first. */
export type ColumnField = {
  label: string;
  /** Absent for fields that are never proposed. */
  headings?: string;
  /** Headings that count only if no other column has such cells. */
  alone?: string;
  fits: (cell: string) => boolean;
  /** Cells that could be mistaken for this field. */
  resembles?: (cell: string) => boolean;
  /** True if cells can identify the column in a file without headings. */
  isKnownByCells?: true;
};

/** What the rows of a file are, and the fields that they have. */
export type ListKind<Field extends string = string> = {
  /** The names of rows and of one row in sentences. */
  rows: string;
  row: string;
  mostLines: number;
  /** True if a cell can’t be a heading. */
  looksLikeData: (cell: string) => boolean;
  /** The field with the dates. */
  days: Field;
  /** In the order of assignment and display. */
  fields: Readonly<Record<Field, ColumnField>>;
};

export const headingsIn = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/);

/** Whether a cell is a known heading of one of the fields. */
function knownHeading({ fields }: ListKind): (cell: string) => boolean {
  const all = Object.values(fields).map(({ headings = '', alone = '' }) => `${headings}\n${alone}`);
  const known = new Set(headingsIn(all.join('\n')));
  return (cell) => cell !== '' && known.has(foldHeading(cell));
}

/** The table of a CSV file from a register, booking system, or spreadsheet. Throws `UnreadableList`. */
export function readListTable(bytes: Uint8Array, kind: ListKind): ListTable {
  const text = decodeList(bytes).replace(/^\s*sep=.\n/i, '\n');
  const delimiter = delimiterOfTable(text);
  const problem = shapeProblem(text, delimiter, kind.mostLines);
  if (problem !== undefined) throw new UnreadableList(problem);
  return toTable([...csvRows(text, delimiter)], kind);
}

/** The table in the rows of a file. Throws `UnreadableList` if there is none. */
export function toTable(read: readonly CsvRow[], kind: ListKind): ListTable {
  const rows = read.map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }));
  if (hasOrderBlocks(rows))
    throw new UnreadableList(
      `This file has several rows for each order. Export a list with one row for each ${kind.row}.`,
    );
  const isHeading = knownHeading(kind);
  const place = headingPlace(rows, isHeading);
  const first = rows[place];
  if (first === undefined)
    throw new UnreadableList(
      `We couldn’t find a table of ${kind.rows} in this file. The file needs columns and rows.`,
    );
  const isData = first.cells.some(kind.looksLikeData) && !first.cells.some(isHeading);
  const body = rows.slice(isData ? place : place + 1);
  if (body.length === 0) throw new UnreadableList(HEADINGS_ONLY);
  return {
    headings: first.cells.map((cell, index) => (isData || cell === '' ? `Column ${index + 1}` : cell)),
    headingLine: isData ? 0 : first.line,
    rows: body,
  };
}

const ROWS_LOOKED_AT = 40;
const FEWEST_KNOWN = 2;

/** The row with the most known headings, else the first one that isn’t a title. */
function headingPlace(rows: readonly CsvRow[], isHeading: (cell: string) => boolean): number {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const known = looked.map(({ cells }) => cells.filter(isHeading).length);
  const most = Math.max(0, ...known);
  if (most >= FEWEST_KNOWN) return known.indexOf(most);
  const filled = looked.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  return filled.findIndex((count) => count >= Math.max(2, Math.max(...filled) / 2));
}

/** On one line. Numbers and dates on separate lines stay separate. */
function plainCell(cell: string): string {
  const plain = fromSafeCell(cell).trim();
  const lineBreak = plain.includes('\n') && !/\p{L}/u.test(plain) ? '; ' : ' ';
  return plain.replace(/\s*\n\s*/g, lineBreak).replace(/\s+/g, ' ');
}
