import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '#functions/platform/app-error.ts';
import { mapInTurns } from '#functions/platform/in-turns.ts';
import { decodeList } from '#shared/domain/guests/decode-list.ts';
import { delimiterOf, openQuoteLine, shapeProblem } from '#shared/domain/guests/list-shape.ts';
import { fromSafeCell } from '#shared/domain/guests/safe-cell.ts';

/** Characters of a cell. */
export const MAX_CELL_LENGTH = 1_000;

export type TableColumns<Name extends string> = {
  /** Columns whose cells may be longer than others. */
  longCells?: Partial<Record<Name, number>> | undefined;
  required: readonly Name[];
  optional: readonly Name[];
  /** Which of the further columns are kept, by what they are called and, where that leaves it open, by their cells. */
  keepsOther?: (heading: string, cellsOf: () => string[]) => boolean;
  /** The field of the request that the file came in: what is wrong with the whole of it is told there. */
  field: string;
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

/** Characters that are parsed in a few milliseconds. */
const SLICE_LENGTH = 32_768;

type ParsedRow = { record: string[]; info: { lines: number } };

/**
 * Rows of a file with a first line that names its columns, in any order, among others. Throws
 * `AppError('invalid_input')` with what to do where the file as a whole cannot be read. Time is linear in its bytes.
 */
export async function readTable<Name extends string>(
  bytes: Uint8Array,
  columns: TableColumns<Name>,
): Promise<Table<Name>> {
  const text = decodeList(bytes).replace(/^\s*sep=.\n/i, '\n');
  const delimiter = delimiterOf(text);
  const problem = shapeProblem(text, delimiter);
  if (problem !== undefined) refuse(columns.field, problem);
  const [header, ...filled] = await parseRows(text, delimiter, columns.field);
  const places = placesOfColumns(header, columns);
  const width = header?.record.length ?? 0;
  const known = new Set(places.map(([, place]) => place));
  const cellsOf = (place: number) => () => filled.map(({ record }) => fromSafeCell(record[place] ?? ''));
  const further = (header?.record ?? [])
    .map((heading, place) => ({ heading: heading.trim(), place, cellsOf: cellsOf(place) }))
    .filter(({ place }) => !known.has(place))
    .map((column) => ({ ...column, isKept: columns.keepsOther?.(column.heading, column.cellsOf) === true }));
  const others = further.filter(({ isKept }) => isKept);
  if (filled.length === 0) refuse(columns.field, 'Your file has column names but no rows.');
  const shape = { width, others, longCells: columns.longCells };
  return { rows: await mapInTurns(filled, (row) => toTableRow(row, places, shape)), further };
}

/** The first row, and those below it that have anything in them. */
async function parseRows(text: string, delimiter: string, field: string): Promise<ParsedRow[]> {
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const rows: ParsedRow[] = [];
  try {
    for await (const row of Readable.from(slicesOf(text)).pipe(parser) as AsyncIterable<ParsedRow>)
      if (rows.length === 0 || row.record.some((cell) => cell.trim() !== '')) rows.push(row);
    return rows;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const line = openQuoteLine(text, delimiter);
    return refuse(
      field,
      `Line ${line}: a quotation mark (") is opened but never closed. Close or remove it.`,
    );
  }
}

/** Others have their turn between two slices. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += SLICE_LENGTH) {
    yield text.slice(start, start + SLICE_LENGTH);
    await nextTurn();
  }
}

function placesOfColumns<Name extends string>(
  header: ParsedRow | undefined,
  { required, optional, field }: TableColumns<Name>,
): [Name, number][] {
  if (header === undefined) return refuse(field, 'The file is empty.');
  const line = startOf(header);
  const names = header.record.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const places: [Name, number][] = [];
  for (const name of [...required, ...optional]) {
    const place = names.indexOf(name);
    if (place !== names.lastIndexOf(name)) {
      refuse(field, `Line ${line}: the column ${name} appears twice. Rename or delete one of them.`);
    }
    if (place >= 0) places.push([name, place]);
  }
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === required.length) {
    refuse(
      field,
      `Line ${line}: the names of the columns are missing. Start the file with the line ${required.join(',')}`,
    );
  }
  if (missing.length > 0) {
    refuse(
      field,
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
  row: ParsedRow,
  places: readonly [Name, number][],
  { width, others, longCells = {} }: RowShape<Name>,
): TableRow<Name> {
  const { record } = row;
  const line = startOf(row);
  const cells: Partial<Record<Name, string>> = {};
  for (const [name, place] of places) {
    const cell = record[place] ?? '';
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
  if (record.length > width && record.slice(width).some((cell) => cell.trim() !== '')) {
    const problem = `there are ${record.length} columns, and ${width} in the first line. Put text with a comma in it into quotation marks.`;
    return { line, cells: {}, others: [], problem };
  }
  const kept = others.map(({ heading, place }) => ({
    heading,
    cell: fromSafeCell((record[place] ?? '').slice(0, MAX_CELL_LENGTH)).trim(),
  }));
  return { line, cells, others: kept, problem: undefined };
}

/** The parser counts the line on which a row ends. */
function startOf({ record, info }: ParsedRow): number {
  let breaks = 0;
  for (const cell of record) if (cell.includes('\n')) breaks += cell.split('\n').length - 1;
  return info.lines - breaks;
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid_input', { message, fields: { [field]: message } });
}
