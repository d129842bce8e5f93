import { decodeList } from '#shared/domain/guests/decode-list.ts';
import { delimiterOf, shapeProblem } from '#shared/domain/guests/list-shape.ts';
import { fromSafeCell } from '#shared/domain/guests/safe-cell.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { mapInTurns, type Turns } from './turns.ts';
import { UnreadableList } from './unreadable-list.ts';

/** A file as it came, or its text with `\n` at the ends of lines. */
export type ListFile = Uint8Array | string;

/** Characters of a cell. */
const MAX_CELL_LENGTH = 1_000;

export type TableColumns<Name extends string> = {
  /** Columns whose cells may be longer than others. */
  longCells?: Partial<Record<Name, number>> | undefined;
  required: readonly Name[];
  optional: readonly Name[];
  /** Which of the further columns are kept, by what they are called and, where that leaves it open, by their cells. */
  keepsOther?: (heading: string, cellsOf: () => string[]) => boolean;
};

export type TableRow<Name extends string> = {
  /** In the file, from 1, where the row begins. */
  line: number;
  cells: Partial<Record<Name, string>>;
  /** Of further columns that are kept. */
  others: { heading: string; cell: string }[];
  /** Why the row cannot be read, with what to do. */
  problem: string | undefined;
};

/** A column that was not asked for. */
export type FurtherColumn = { heading: string; isKept: boolean; cellsOf: () => string[] };

export type Table<Name extends string> = { rows: TableRow<Name>[]; further: FurtherColumn[] };

/**
 * Rows of a file with a first line that names its columns, in any order, among others. Throws `UnreadableList` where the
 * file as a whole cannot be read. Time is linear in its bytes.
 */
export function* readNamedTable<Name extends string>(
  file: ListFile,
  columns: TableColumns<Name>,
): Turns<Table<Name>> {
  const whole = typeof file === 'string' ? file : decodeList(file);
  const text = whole.replace(/^\s*sep=.\n/i, '\n');
  const delimiter = delimiterOf(text);
  const problem = shapeProblem(text, delimiter);
  if (problem !== undefined) throw new UnreadableList(problem);
  const [header, ...filled] = yield* mapInTurns(csvRows(text, delimiter), (row) => row);
  const places = placesOfColumns(header, columns);
  const width = header?.cells.length ?? 0;
  const known = new Set(places.map(([, place]) => place));
  const cellsOf = (place: number) => () => filled.map(({ cells }) => fromSafeCell(cells[place] ?? ''));
  const further = (header?.cells ?? [])
    .map((heading, place) => ({ heading: heading.trim(), place, cellsOf: cellsOf(place) }))
    .filter(({ place }) => !known.has(place))
    .map((column) => ({ ...column, isKept: columns.keepsOther?.(column.heading, column.cellsOf) === true }));
  const others = further.filter(({ isKept }) => isKept);
  if (filled.length === 0)
    throw new UnreadableList('Your file has column names but no rows. Add rows, or choose a different file.');
  const shape = { width, others, longCells: columns.longCells };
  return { rows: yield* mapInTurns(filled, (row) => toTableRow(row, places, shape)), further };
}

function placesOfColumns<Name extends string>(
  header: CsvRow | undefined,
  { required, optional }: TableColumns<Name>,
): [Name, number][] {
  if (header === undefined) throw new UnreadableList('The file is empty. Choose a different file.');
  const { line } = header;
  const names = header.cells.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const places: [Name, number][] = [];
  for (const name of [...required, ...optional]) {
    const place = names.indexOf(name);
    if (place !== names.lastIndexOf(name)) {
      throw new UnreadableList(
        `Line ${line}: the column ${name} appears twice. Rename or delete one of them.`,
      );
    }
    if (place >= 0) places.push([name, place]);
  }
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === required.length) {
    throw new UnreadableList(
      `Line ${line}: the column names are missing. Start the file with the line ${required.join(',')}`,
    );
  }
  if (missing.length > 0) {
    throw new UnreadableList(
      `Line ${line}: the column ${missing.join(' and the column ')} is missing. Add it to the first line.`,
    );
  }
  return places;
}

type RowShape<Name extends string> = {
  width: number;
  others: readonly { heading: string; place: number }[];
  longCells: TableColumns<Name>['longCells'];
};

function toTableRow<Name extends string>(
  { line, cells: read }: CsvRow,
  places: readonly [Name, number][],
  { width, others, longCells = {} }: RowShape<Name>,
): TableRow<Name> {
  const cells: Partial<Record<Name, string>> = {};
  for (const [name, place] of places) {
    const cell = read[place] ?? '';
    const longest = longCells[name] ?? MAX_CELL_LENGTH;
    if (cell.length > longest) {
      return {
        line,
        cells: {},
        others: [],
        problem: `${name} is longer than ${longest} characters. Shorten it.`,
      };
    }
    cells[name] = fromSafeCell(cell).trim();
  }
  if (read.length > width && read.slice(width).some((cell) => cell.trim() !== '')) {
    const problem = `this line has ${read.length} columns, but the first line has ${width}. Put quotation marks around text that contains commas.`;
    return { line, cells: {}, others: [], problem };
  }
  const kept = others.map(({ heading, place }) => ({
    heading,
    cell: fromSafeCell((read[place] ?? '').slice(0, MAX_CELL_LENGTH)).trim(),
  }));
  return { line, cells, others: kept, problem: undefined };
}
