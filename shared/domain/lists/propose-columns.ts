import { foldHeading, wordsIn } from '#shared/domain/guests/fold-heading.ts';
import { saysNothing } from '#shared/domain/guests/marketing-answers.ts';
import type { ListTable } from './list-table.ts';

/** How a column of one kind is known. Words are folded, in one text with `|` between them, each of one word or several. */
export type RoleWords = {
  /** What the heading of such a column says, plainest first. */
  sure: string;
  /** Other ways to say it, plainest first: groups of words, of each of which the heading has one. */
  says?: readonly (readonly string[])[];
  /** Of two that say it in the same way, this is the lesser. */
  lesser?: string;
  /** What it may say. */
  maybe: string;
  /** Such words are about this only where they are all that the heading says. */
  maybeWhole?: true;
  /** What shows that it is something else. */
  never: string;
  looksRight: (cell: string) => boolean;
  /** A column without a heading is never this, whatever its cells look like. */
  needsHeading?: true;
};

export type ListColumn = { index: number; words: string; cells: readonly string[] };

/** Which column, from 0, is what; what is not known or not there is left out. */
export type ColumnsByRole<Role extends string> = Partial<Record<Role, number>>;

/** Cells of a column that are looked at. */
const LOOKED_AT = 200;
/** Share of the filled cells that must look right. */
const FEWEST_RIGHT = 0.6;

/** The columns of an export as rules look at them. */
export function listColumns({ headings, rows }: ListTable): ListColumn[] {
  return headings.map((heading, index) => ({
    index,
    words: foldHeading(heading),
    cells: rows
      .slice(0, LOOKED_AT)
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => !saysNothing(cell)),
  }));
}

/** Gives each role its best column, in the order of the roles: what one has taken, the next cannot have. */
export function proposeColumns<Role extends string>(
  roles: readonly (readonly [Role, RoleWords])[],
  columns: readonly ListColumn[],
): ColumnsByRole<Role> {
  const map: ColumnsByRole<Role> = {};
  const taken = new Set<number>();
  for (const [role, words] of roles) {
    const scores = columns.map((column) => (taken.has(column.index) ? 0 : scoreOf(words, column)));
    const best = Math.max(0, ...scores);
    const found = columns[scores.indexOf(best)];
    if (best === 0 || found === undefined) continue;
    map[role] = found.index;
    taken.add(found.index);
  }
  return map;
}

/** How sure a proposal is: by a heading that says it, by one that may, or by the cells alone. */
export type Confidence = 'sure' | 'likely' | 'guess';

export type ConfidenceByRole<Role extends string> = Partial<Record<Role, Confidence>>;

/** Of each role that has a column. */
export function confidencesIn<Role extends string>(
  columns: ColumnsByRole<Role>,
  confidenceOf: (role: Role, index: number) => Confidence,
): ConfidenceByRole<Role> {
  const roles = Object.keys(columns) as Role[];
  return Object.fromEntries(
    roles.map((role) => [role, confidenceOf(role, columns[role] ?? -1)]),
  ) as ConfidenceByRole<Role>;
}

const SURE_SCORE = 550;

export function confidenceIn(role: RoleWords, column: ListColumn): Confidence {
  if (isCounted(column)) return 'guess';
  return scoreOf(role, column) >= SURE_SCORE ? 'sure' : 'likely';
}

/** A column without a heading of its own. */
function isCounted({ words }: Pick<ListColumn, 'words'>): boolean {
  return /^column \d+$/.test(words);
}

/** 0: not this. The earlier a heading stands among the words, the better; cells decide where headings say nothing. */
function scoreOf(role: RoleWords, { words, cells }: ListColumn): number {
  const share = cells.filter(role.looksRight).length / Math.max(1, cells.length);
  if (cells.length > 0 && share < FEWEST_RIGHT) return 0;
  const sure = placeIn(words, role.sure);
  if (sure >= 0) return 1_000 - sure + share;
  if (wordsIn(words, role.never)) return 0;
  const way = (role.says ?? []).findIndex((groups) => groups.every((group) => wordsIn(words, group)));
  const lesser = role.lesser !== undefined && wordsIn(words, role.lesser) ? 20 : 0;
  if (way >= 0) return 800 - 50 * way - lesser - words.split(' ').length + share;
  if (wordsIn(words, role.sure)) return 500 + share;
  const maybe = placeIn(words, role.maybe);
  if (maybe >= 0) return 300 - maybe + share;
  if (role.maybeWhole === undefined && wordsIn(words, role.maybe)) return 200 + share;
  const isForCells = isCounted({ words }) && role.needsHeading === undefined;
  return cells.length > 0 && isForCells ? 100 * share : 0;
}

/** The place of these words among the listed ones; -1 where they are none of them. */
export function placeIn(words: string, listed: string): number {
  return listed.split('|').indexOf(words);
}
