import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import { stableHash } from '#shared/domain/stable-hash.ts';
import { foldHeading } from '../guests/fold-heading.ts';
import { csvRow } from '../guests/safe-cell.ts';
import { type DayOrderFinding, findDayOrder } from './day-order.ts';
import type { ListKind, ListTable } from './list-table.ts';
import type { ColumnsByRole } from './propose-columns.ts';

/** Which column is what, and which of day and month comes first; undefined until it is chosen. */
export type ListMapping<Role extends string> = { columns: ColumnsByRole<Role>; order: DayOrder | undefined };

/** A cell of the file and what becomes of it; undefined where it cannot be read. */
export type FieldExample = { from: string; to: string | undefined };
export type ExamplesByRole<Role extends string> = Partial<Record<Role, FieldExample>>;

/** A row that is left out, by its line in the owner's file, and why. */
export type RefusedRow = { line: number; reason: string };

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

/** Rows in which an example is looked for. */
const LOOKED_AT = 200;

/** The first filled cell of a column that can be read; else the first filled one. */
export function exampleOf(
  { rows }: ListTable,
  cellOf: (cells: readonly string[]) => string,
  read: (cells: readonly string[]) => string | undefined,
): FieldExample | undefined {
  const filled = rows.slice(0, LOOKED_AT).filter(({ cells }) => cellOf(cells) !== '');
  const examples = filled.map(({ cells }) => ({ from: cellOf(cells), to: read(cells) }));
  return examples.find(({ to }) => to !== undefined) ?? examples[0];
}

/** The refused rows as they are in the owner's file, each with the reason behind it. */
export function refusedCsv({ headings, rows }: ListTable, refused: readonly RefusedRow[]): string {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const width = headings.length;
  const lines = refused.map(({ line, reason }) => {
    const cells = byLine.get(line) ?? [];
    return csvRow([...Array.from({ length: width }, (_, place) => cells[place] ?? ''), reason]);
  });
  return csvRow([...headings, 'Reason']) + lines.join('');
}
