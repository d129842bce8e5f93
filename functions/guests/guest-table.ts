import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapInTurns } from '#functions/platform/in-turns.ts';
import { type EXPORT_COLUMNS, MAX_ORDER_DATES_LENGTH } from '#shared/guests/contract/guest.ts';
import { decodeList } from '#shared/guests/decode-list.ts';
import { delimiterOf, shapeProblem } from '#shared/guests/list-shape.ts';
import { asksForTexts, holdsAnswers } from '#shared/guests/marketing-answers.ts';
import { fromSafeCell } from '#shared/guests/safe-cell.ts';
import { type CsvRow, csvRows } from '#shared/lists/csv-rows.ts';
import { HEADINGS_ONLY } from '#shared/lists/list-table.ts';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';

export type GuestColumn = (typeof EXPORT_COLUMNS)[number];

export type GuestTableRow = {
  /** The file's line where the row begins, from 1. */
  line: number;
  cells: Partial<Record<GuestColumn, string>>;
  /** Cells of other systems' columns about consent to texts. */
  answers: { heading: string; cell: string }[];
  /** Why the row can't be read, and how to fix it. */
  problem: string | undefined;
};

export type GuestTable = {
  rows: GuestTableRow[];
  /** Headings of columns about consent to texts, and of yes/no columns about something else. */
  answers: { read: string[]; passedOver: string[] };
};

const MAX_CELL_LENGTH = 1_000;
const ROWS_OF_A_TURN = 250;

/**
 * Reads the rows of a file whose first line has our column names, in any order, among others. Throws `UnreadableList`
 * if the whole file can't be read. Runs in linear time and yields to other work.
 */
export async function readGuestTable(
  bytes: Uint8Array,
  columns: { required: readonly GuestColumn[]; known: readonly GuestColumn[] },
): Promise<GuestTable> {
  const text = decodeList(bytes).replace(/^\s*sep=.\n/i, '\n');
  const delimiter = delimiterOf(text);
  const problem = shapeProblem(text, delimiter);
  if (problem !== undefined) throw new UnreadableList(problem);
  const filled: CsvRow[] = [];
  for (const row of csvRows(text, delimiter)) {
    if (filled.push(row) % ROWS_OF_A_TURN === 0) await nextTurn();
  }
  const header = filled.shift();
  const places = findPlaces(header, columns);
  if (header === undefined || filled.length === 0) throw new UnreadableList(HEADINGS_ONLY);
  const ours = new Set(places.map(([, place]) => place));
  const others = header.cells
    .map((heading, place) => ({ heading: heading.trim(), place }))
    .filter(({ place }) => !ours.has(place))
    .map((column) => {
      const cells = () => filled.map((row) => fromSafeCell(row.cells[column.place] ?? ''));
      const isAnswer = asksForTexts(column.heading, cells);
      return { ...column, isAnswer, isPassedOver: !isAnswer && holdsAnswers(cells()) };
    });
  const asked = others.filter(({ isAnswer }) => isAnswer);
  const shape = { width: header.cells.length, places, asked };
  return {
    rows: await mapInTurns(filled, (row) => toTableRow(row, shape)),
    answers: {
      read: asked.map(shortHeading),
      passedOver: others.filter(({ isPassedOver }) => isPassedOver).map(shortHeading),
    },
  };
}

const shortHeading = ({ heading }: { heading: string }) => heading.slice(0, 100);

type Place = readonly [GuestColumn, number];

function findPlaces(
  header: CsvRow | undefined,
  { required, known }: { required: readonly GuestColumn[]; known: readonly GuestColumn[] },
): Place[] {
  if (header === undefined) throw new UnreadableList('The file is empty. Choose a different file.');
  const { line } = header;
  const names = header.cells.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const twice = known.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined)
    throw new UnreadableList(
      `Line ${line}: the column ${twice} appears twice. Rename or delete one of them.`,
    );
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === required.length)
    throw new UnreadableList(
      `Line ${line}: the column names are missing. Make the first line ${required.join(',')}`,
    );
  if (missing.length > 0)
    throw new UnreadableList(
      `Line ${line}: add the column ${missing.join(' and the column ')} to the first line.`,
    );
  return known.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)] as const] : []));
}

type Shape = {
  width: number;
  places: readonly Place[];
  asked: readonly { heading: string; place: number }[];
};

function toTableRow({ line, cells: read }: CsvRow, { width, places, asked }: Shape): GuestTableRow {
  const cells: GuestTableRow['cells'] = {};
  const refused = (problem: string) => ({ line, cells: {}, answers: [], problem });
  for (const [name, place] of places) {
    const cell = read[place] ?? '';
    const longest = name === 'order_dates' ? MAX_ORDER_DATES_LENGTH : MAX_CELL_LENGTH;
    if (cell.length > longest) return refused(`${name} is longer than ${longest} characters. Shorten it.`);
    cells[name] = fromSafeCell(cell).trim();
  }
  if (read.length > width && read.slice(width).some((cell) => cell.trim() !== ''))
    return refused(
      `Found ${read.length} columns, but the first line has ${width}. Put quotation marks around text that contains commas.`,
    );
  const answers = asked.map(({ heading, place }) => ({
    heading,
    cell: fromSafeCell((read[place] ?? '').slice(0, MAX_CELL_LENGTH)).trim(),
  }));
  return { line, cells, answers, problem: undefined };
}
