import { foldHeading } from '#shared/guests/fold-heading.ts';
import { type DayOrder, daysIn, readDay } from '#shared/guests/read-day.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { stableHash } from '#shared/text/stable-hash.ts';
import type { ListKind, ListTable } from './list-table.ts';
import type { ColumnsByRole } from './propose-columns.ts';

/** The “column” of a field that isn’t in the file. */
export const NOT_IN_FILE = -1;

/** The column of each field and the order of day and month; undefined until chosen. */
export type ListMapping<Role extends string> = { columns: ColumnsByRole<Role>; order: DayOrder | undefined };

/** A cell of the file and its parsed value; undefined if it can’t be read. */
export type FieldExample = { from: string; to: string | undefined };
export type ExamplesByRole<Role extends string> = Partial<Record<Role, FieldExample | undefined>>;

/** A list by the columns that the owner chose. */
export type MappedColumns<Role extends string> = ListMapping<Role> & {
  finding: DayOrderFinding;
  /** Questions for the owner. Nothing is made of the file before they are answered. */
  missing: string | undefined;
  examples: ExamplesByRole<Role>;
};

/** Identifies files with the same columns and content. */
export function shapeOf({ headings }: Pick<ListTable, 'headings'>, { rows }: Pick<ListKind, 'rows'>): string {
  const names = [rows, ...headings.map(foldHeading)].join('|');
  return `${headings.length}-${stableHash(names).toString(16).padStart(8, '0')}`;
}

export type DayOrderFinding =
  /** All dates are the same in both orders. */
  | { kind: 'same' }
  /** Some dates are valid in one order only: there is no month 25. */
  | { kind: 'shown'; order: DayOrder }
  /** Ambiguous: the owner is asked, with a date that shows the difference. */
  | { kind: 'open'; example: string };

/** This many dates must support an order for each one against it, which counts as a typo. */
const SURE = 20;

/** The order of day and month in a column, as far as its dates show it. */
export function findDayOrder(cells: readonly string[]): DayOrderFinding {
  let onlyDayFirst = 0;
  let onlyMonthFirst = 0;
  let example: string | undefined;
  for (const cell of cells.flatMap(daysIn)) {
    const read = readDay(cell);
    if (read === undefined || read.day_first === read.month_first) continue;
    if (read.month_first === undefined) onlyDayFirst += 1;
    else if (read.day_first === undefined) onlyMonthFirst += 1;
    else example ??= cell;
  }
  if (onlyDayFirst > SURE * onlyMonthFirst) return { kind: 'shown', order: 'day_first' };
  if (onlyMonthFirst > SURE * onlyDayFirst) return { kind: 'shown', order: 'month_first' };
  return example === undefined && onlyDayFirst + onlyMonthFirst === 0
    ? { kind: 'same' }
    : { kind: 'open', example: example ?? '' };
}

/** The question if dates are ambiguous. */
const CHOOSE_ORDER = 'Choose your file’s date format (month first or day first)';

/** The order of day and month, from the dates or the owner’s answer, and the question if both leave it open. */
export function readDayOrder<Role extends string>(
  { rows }: ListTable,
  { days }: ListKind<Role>,
  { columns, order: said }: ListMapping<Role>,
) {
  const column = columns[days];
  const finding: DayOrderFinding =
    column === undefined ? { kind: 'same' } : findDayOrder(rows.map(({ cells }) => cells[column] ?? ''));
  const order = finding.kind === 'shown' ? finding.order : said;
  const question = finding.kind === 'open' && order === undefined ? CHOOSE_ORDER : undefined;
  return { finding, order, question };
}

/** The cell of a column; empty text for a field without a column. */
export function cellAt(cells: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '');
}

const ROWS_LOOKED_AT = 200;

type ReadExample<Role> = (role: Role, cells: readonly string[], cell: string) => string | undefined;

/** The first readable cell of each column, else its first filled one. */
export function findExamples<Role extends string>(
  { rows }: ListTable,
  columns: ColumnsByRole<Role>,
  read: ReadExample<Role>,
): ExamplesByRole<Role> {
  const examples = (Object.entries(columns) as [Role, number][]).map(([role, index]) => {
    const filled = rows.slice(0, ROWS_LOOKED_AT).filter(({ cells }) => cellAt(cells, index) !== '');
    const found = filled.map(({ cells }): FieldExample => {
      const from = cellAt(cells, index);
      return { from, to: read(role, cells, from) };
    });
    return [role, found.find(({ to }) => to !== undefined) ?? found[0]] as const;
  });
  return Object.fromEntries(examples) as ExamplesByRole<Role>;
}

/** The rows of the owner’s file that errors such as `Line 5: …` name, with the reason after each. */
export function refusedCsv({ headings, rows }: ListTable, errors: readonly string[]): string {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const lines = errors.map((error) => {
    const [, line, reason = ''] = /^Line (\d+): (.*)$/s.exec(error) ?? [];
    const cells = byLine.get(Number(line)) ?? [];
    return csvRow([...headings.map((_, index) => cellAt(cells, index)), reason]);
  });
  return csvRow([...headings, 'Reason']) + lines.join('');
}
