import { foldHeading } from '#shared/guests/fold-heading.ts';
import type { DayOrder } from '#shared/guests/read-day.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { stableHash } from '#shared/text/stable-hash.ts';
import { type DayOrderFinding, findDayOrder } from './day-order.ts';
import type { ListKind, ListTable } from './list-table.ts';
import type { ColumnsByRole } from './propose-columns.ts';

/** The column of a field of which the owner says that the file doesn’t have it. */
export const NOT_IN_FILE = -1;

/** Which column is what, and which of day and month comes first; undefined until it is chosen. */
export type ListMapping<Role extends string> = { columns: ColumnsByRole<Role>; order: DayOrder | undefined };

/** A cell of the file and what becomes of it; undefined where it cannot be read. */
export type FieldExample = { from: string; to: string | undefined };
export type ExamplesByRole<Role extends string> = Partial<Record<Role, FieldExample | undefined>>;

/** What files of one shape have in common: what they are about, and the names of their columns. */
export function shapeOf({ headings }: Pick<ListTable, 'headings'>, { rows }: Pick<ListKind, 'rows'>): string {
  const names = [rows, ...headings.map(foldHeading)].join('|');
  return `${headings.length}-${stableHash(names).toString(16).padStart(8, '0')}`;
}

/** Which of day and month comes first in a column: as its days show it, else as the owner said. */
export function dayOrderOf(
  { rows }: ListTable,
  { column, said }: { column: number | undefined; said: DayOrder | undefined },
): { finding: DayOrderFinding; order: DayOrder | undefined } {
  const finding: DayOrderFinding =
    column === undefined ? { kind: 'same' } : findDayOrder(rows.map(({ cells }) => cells[column] ?? ''));
  return { finding, order: finding.kind === 'shown' ? finding.order : said };
}

/** What the owner is asked where days may be read in two ways. */
export const CHOOSE_ORDER = 'Choose your file’s date format (month first or day first)';

/** The cell of a column; empty text for a field without a column. */
export function cellAt(cells: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '');
}

const ROWS_LOOKED_AT = 200;

/** The first filled cell of a column that can be read; else the first filled one. */
export function findExample(
  { rows }: ListTable,
  index: number | undefined,
  read: (cells: readonly string[]) => string | undefined,
): FieldExample | undefined {
  const filled = rows.slice(0, ROWS_LOOKED_AT).filter(({ cells }) => cellAt(cells, index) !== '');
  const examples = filled.map(({ cells }) => ({ from: cellAt(cells, index), to: read(cells) }));
  return examples.find(({ to }) => to !== undefined) ?? examples[0];
}

/** The rows of the owner’s file that errors such as `Line 5: …` name, each with the reason behind it. */
export function refusedCsv({ headings, rows }: ListTable, errors: readonly string[]): string {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const lines = errors.map((error) => {
    const [, line, reason = ''] = /^Line (\d+): (.*)$/s.exec(error) ?? [];
    const cells = byLine.get(Number(line)) ?? [];
    return csvRow([...headings.map((_, index) => cellAt(cells, index)), reason]);
  });
  return csvRow([...headings, 'Reason']) + lines.join('');
}
