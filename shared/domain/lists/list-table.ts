import { decodeList } from '#shared/domain/guests/decode-list.ts';
import { delimiterOfTable, shapeProblem } from '#shared/domain/guests/list-shape.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';
import { fromSafeCell } from '#shared/domain/guests/safe-cell.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { looksLikePhone } from './guests/cell-looks.ts';
import { hasOrderBlocks } from './order-blocks.ts';
import { UnreadableList } from './unreadable-list.ts';

export type ListRow = CsvRow;

export type ListTable = {
  headings: string[];
  /** The line of the headings; 0 where the file has none and the columns are only counted. */
  headingLine: number;
  /** Rows with anything in them, below the headings. */
  rows: ListRow[];
  /** What stands above the headings, such as a title and a period, a text a row; absent where nothing does. */
  above?: readonly string[];
};

/** What the rows of an export are about. */
export type ListKind = {
  /** As sentences name the rows, and one of them. */
  rows: string;
  row: string;
  /** Lines of a file, where it may have more than a list of guests. */
  mostLines?: number;
  /** Cells that only rows have, and no headings. */
  looksLikeData: (cell: string) => boolean;
  /** Cells that name a column, as tills call them: the row with most of them has the names of the columns. */
  namesColumn?: (cell: string) => boolean;
  /** Sums at the end are rows, too: who counts them says so, and why. */
  keepsSums?: true;
};

/** The table of a file as a register, a booking system or a spreadsheet saves it. Throws `UnreadableList`. */
export function readListTable(bytes: Uint8Array, kind: ListKind): ListTable {
  const text = decodeList(bytes).replace(/^\s*sep=.\n/i, '\n');
  const delimiter = delimiterOfTable(text);
  const problem = shapeProblem(text, delimiter, kind.mostLines);
  if (problem !== undefined) throw new UnreadableList(problem);
  return toTable([...csvRows(text, delimiter)], kind);
}

/** The table of rows that a file has, none of them empty. Throws `UnreadableList`. */
export function toTable(read: readonly CsvRow[], kind: ListKind): ListTable {
  const rows = read.map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }));
  if (hasOrderBlocks(rows))
    throw new UnreadableList(
      `This file has several lines for each order. Export a list with one row for each ${kind.row}.`,
    );
  const widest = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => filled(cells)));
  if (widest < 2)
    throw new UnreadableList(
      `We couldn’t find a table of ${kind.rows} in this file. It needs columns and rows.`,
    );
  const { place, groups } = headingPlace(rows, { widest, kind });
  const first = rows[place];
  if (first === undefined) throw new UnreadableList('The file is empty. Choose a different file.');
  const isData = first.cells.some(kind.looksLikeData) && namedIn(first, kind) < FEWEST_NAMES;
  const body = withoutFooter(rows.slice(isData ? place : place + 1), kind);
  if (body.length === 0)
    throw new UnreadableList('Your file has column names but no rows. Add rows, or choose a different file.');
  return {
    headings: first.cells.map((cell, index) =>
      isData || cell === '' ? `Column ${index + 1}` : `${groups[index] ?? ''} ${cell}`.trim(),
    ),
    headingLine: isData ? 0 : first.line,
    rows: body,
    ...(place > 0 && { above: rows.slice(0, place).map(textOf) }),
  };
}

function textOf({ cells }: ListRow): string {
  return cells.filter((cell) => cell !== '').join(' ');
}

/** Beyond it no file begins. */
const MOST_ABOVE = 40;
const FEWEST_NAMES = 2;
/** One text above the columns is a title. */
const FEWEST_GROUPS = 2;

/** The row with the names of the columns, and the groups of columns that stand above it. */
function headingPlace(
  rows: readonly ListRow[],
  { widest, kind }: { widest: number; kind: ListKind },
): { place: number; groups: readonly string[] } {
  const groupsAbove = (place: number) =>
    filled(rows[place - 1]?.cells ?? []) >= FEWEST_GROUPS && hasSecondHeading(rows, place - 1)
      ? groupsOf(rows[place - 1]?.cells ?? [])
      : [];
  const named = rows.slice(0, MOST_ABOVE).map((row) => namedIn(row, kind));
  const most = Math.max(0, ...named);
  if (most >= FEWEST_NAMES) return { place: named.indexOf(most), groups: groupsAbove(named.indexOf(most)) };
  const top = rows.findIndex(({ cells }) => filled(cells) >= Math.max(2, widest / 2) && !isPeriod(cells));
  return hasSecondHeading(rows, top)
    ? { place: top + 1, groups: groupsAbove(top + 1) }
    : { place: top, groups: [] };
}

function namedIn({ cells }: ListRow, { namesColumn }: ListKind): number {
  return namesColumn === undefined ? 0 : cells.filter((cell) => cell !== '' && namesColumn(cell)).length;
}

function hasPhoneOrDay(cells: readonly string[]): boolean {
  return cells.some((cell) => looksLikePhone(cell) || readDay(cell) !== undefined);
}

/** Such as `Jan 1, 2026 - Oct 31, 2026`, which its commas have cut. */
function isPeriod(cells: readonly string[]): boolean {
  return !hasPhoneOrDay(cells) && cells.every((cell) => cell === '' || /\d/.test(cell));
}

/** Some reports name groups of columns first: fewer cells, and words only in both rows. */
function hasSecondHeading(rows: readonly ListRow[], top: number): boolean {
  const [groups, columns] = [rows[top]?.cells ?? [], rows[top + 1]?.cells ?? []];
  const isWords = [...groups, ...columns].every((cell) => !/[\d@]/.test(cell));
  return isWords && filled(groups) < filled(columns) && rows.length > top + 2;
}

/** The group above each column: it reaches as far as the next one. */
function groupsOf(cells: readonly string[]): string[] {
  let group = '';
  return cells.map((cell) => {
    group = cell === '' ? group : cell;
    return group;
  });
}

const SUM = /^(?:(?:grand |sub)?totals?|summe|gesamt|totale|somme)\b/i;
const REMARK = /^(?:exported|generated|printed|report)\b/i;

/** Sums and remarks below the rows. */
function withoutFooter(rows: readonly ListRow[], { keepsSums }: ListKind): ListRow[] {
  const isFooter = ({ cells }: ListRow) => {
    const first = cells.find((cell) => cell !== '') ?? '';
    const isSum = keepsSums !== true && SUM.test(first);
    return (isSum || (REMARK.test(first) && isRemark(cells, keepsSums))) && !cells.some(looksLikePhone);
  };
  return rows.slice(0, rows.findLastIndex((row) => !isFooter(row)) + 1);
}

/** Where each row counts, a remark is a text of its own: `Printed T-Shirt,12,240.00` is a row. */
function isRemark(cells: readonly string[], keepsSums: true | undefined): boolean {
  return keepsSums !== true || filled(cells) === 1;
}

/** On one line; numbers and days on lines of their own stay apart. */
function plainCell(cell: string): string {
  const plain = fromSafeCell(cell);
  const lines = plain.includes('\n') ? plain.split('\n').filter((line) => line.trim() !== '') : [];
  const isList = lines.length > 1 && lines.every((line) => hasPhoneOrDay([line]));
  return (isList ? lines.join('; ') : plain).replace(/\s+/g, ' ').trim();
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}
