import { foldHeading } from '#shared/guests/fold-heading.ts';
import { saysNothing } from '#shared/guests/marketing-answers.ts';
import { type ColumnField, headingsIn, type ListKind, type ListTable } from './list-table.ts';

/** The column of each field, from 0. Fields without a proposal are left out; the owner chooses. */
export type ColumnsByRole<Role extends string> = Partial<Record<Role, number>>;

/** True if the heading identified the column, false if only its cells did. */
export type Confidence = 'sure' | 'guess';

export type Proposal<Role extends string> = {
  columns: ColumnsByRole<Role>;
  confidences: Partial<Record<Role, Confidence>>;
};

type ListColumn = { index: number; heading: string; cells: readonly string[] };

const CELLS_LOOKED_AT = 200;
/** The share of filled cells that must match. */
const FEWEST_FITTING = 0.6;
const UNHEADED = /^column \d+$/;

/** Proposes a column for each field in order: by heading, else by cells that only one column has. */
export function proposeColumns<Role extends string>(
  { fields }: ListKind<Role>,
  table: ListTable,
): Proposal<Role> {
  const proposal: Proposal<Role> = { columns: {}, confidences: {} };
  let left = listColumns(table);
  for (const [role, field] of Object.entries(fields) as [Role, ColumnField][]) {
    const { headings = '', alone = '', fits, resembles = fits, isKnownByCells = false } = field;
    const fitting = left.filter((column) => holds(column, fits));
    const alike = left.filter((column) => holds(column, resembles));
    const only = fitting.filter((column) => alike.every((other) => other === column));
    const named = findByHeading(fitting, headings) ?? findByHeading(only, alone);
    const found = named ?? only.find(({ heading }) => isKnownByCells && UNHEADED.test(heading));
    if (found === undefined) continue;
    proposal.columns[role] = found.index;
    proposal.confidences[role] = named === undefined ? 'guess' : 'sure';
    left = left.filter((column) => column !== found);
  }
  return proposal;
}

function listColumns({ headings, rows }: ListTable): ListColumn[] {
  return headings.map((heading, index) => ({
    index,
    heading: foldHeading(heading),
    cells: rows
      .slice(0, CELLS_LOOKED_AT)
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => !saysNothing(cell)),
  }));
}

function holds({ cells }: ListColumn, fits: ColumnField['fits']): boolean {
  return cells.length > 0 && cells.filter(fits).length >= FEWEST_FITTING * cells.length;
}

function findByHeading(columns: readonly ListColumn[], headings: string): ListColumn | undefined {
  for (const heading of headingsIn(headings)) {
    const found = columns.filter((column) => column.heading === heading);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
