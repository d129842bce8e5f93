import { foldHeading } from '#shared/guests/fold-heading.ts';
import type { DayOrder } from '#shared/guests/read-day.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { stableHash } from '#shared/text/stable-hash.ts';
import { type DayOrderFinding, findDayOrder } from './day-order.ts';
import type { ListKind, ListTable } from './list-table.ts';
import type { ColumnsByRole } from './propose-columns.ts';

/** The “column” of a field that isn’t in the file. */
export const NOT_IN_FILE = -1;

/** The column of each field and the order of day and month; undefined until chosen. */
export type ListMapping<Role extends string> = { columns: ColumnsByRole<Role>; order: DayOrder | undefined };

/** A cell of the file and its parsed value; undefined if it can’t be read. */
export type FieldExample = { from: string; to: string | undefined };
export type ExamplesByRole<Role extends string> = Partial<Record<Role, FieldExample | undefined>>;

/** Identifies files with the same columns and content. */
export function shapeOf({ headings }: Pick<ListTable, 'headings'>, { rows }: Pick<ListKind, 'rows'>): string {
  const names = [rows, ...headings.map(foldHeading)].join('|');
  return `${headings.length}-${stableHash(names).toString(16).padStart(8, '0')}`;
}

/** The order of day and month in a column, from its dates or the owner’s answer. */
export function dayOrderOf(
  { rows }: ListTable,
  { column, said }: { column: number | undefined; said: DayOrder | undefined },
): { finding: DayOrderFinding; order: DayOrder | undefined } {
  const finding: DayOrderFinding =
    column === undefined ? { kind: 'same' } : findDayOrder(rows.map(({ cells }) => cells[column] ?? ''));
  return { finding, order: finding.kind === 'shown' ? finding.order : said };
}

/** The question if dates are ambiguous. */
export const CHOOSE_ORDER = 'Choose your file’s date format (month first or day first)';

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
