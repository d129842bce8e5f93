import { headsOfGroups } from './even-groups.ts';
import { isGroupName } from './group-words.ts';
import { foldItemName } from './item-name.ts';
import { type DecimalSign, readAmount } from './read-amount.ts';
import { type Amounts, rowsOfHalf } from './rows-of-half.ts';
import { CELL_END, type SaleRow } from './sale-row.ts';

type Group = { head: SaleRow; rows: SaleRow[] };

/** Fewer groups or rows match by chance. */
const FEWEST_GROUPS = 2;
const FEWEST_IN_GROUP = 2;
const FEWEST_IN_ONLY_GROUP = 3;
const FEWEST_PRICES = 2;

/** Rows that look like totals without saying so. */
export type LikelySums = {
  rows: SaleRow[];
  /** True if they are named like groups, so they are left out unless the owner says that they are items. */
  isSure: boolean;
};

/** `words`: folded words of other columns and of headings between rows. */
type Reading = { decimal: DecimalSign; words: () => ReadonlySet<string> };

const NONE: LikelySums = { rows: [], isSure: false };

/**
 * Rows with the name of a group, such as `Pasta`, that add up the items beside them. They are sums only where the whole
 * file comes out even: each row is one of them, or counted by one. What the order of the rows alone suggests is asked,
 * and counts until the owner answers: another order of the same rows would not show it.
 */
export function likelySumsOf(rows: readonly SaleRow[], { decimal, words }: Reading): LikelySums {
  const counted = rows.filter((row) => row.day === undefined && amountsIn(row, decimal).sold !== 0);
  if (counted.length < rows.length / 2) return NONE;
  const groupWords = words();
  const isNamed = ({ item }: SaleRow) => isGroupName(item) || groupWords.has(foldItemName(item));
  const named = namedGroups(counted, { candidates: counted.filter(isNamed), decimal });
  if (named !== undefined) return { rows: named, isSure: true };
  const choices = evenHeads(counted, decimal);
  const [heads] = choices;
  if (heads !== undefined && choices.length === 1)
    return { rows: heads, isSure: heads.filter(isNamed).length * 2 >= heads.length };
  const groups = groupsIn(counted, decimal) ?? groupsIn([...counted].reverse(), decimal) ?? [];
  const isEnough =
    groups.length >= FEWEST_GROUPS
      ? groups.some((group) => group.rows.length >= FEWEST_IN_GROUP)
      : groups.some((group) => group.rows.length >= FEWEST_IN_ONLY_GROUP);
  const inGroups = groups.flatMap((group) => group.rows);
  if (isEnough && pricesIn(inGroups, decimal) >= FEWEST_PRICES)
    return { rows: groups.map(({ head }) => head), isSure: false };
  return heads === undefined ? NONE : { rows: heads, isSure: false };
}

/** The solutions, the one with the alphabetically first names first. */
function evenHeads(rows: readonly SaleRow[], decimal: DecimalSign): SaleRow[][] {
  const namesOf = (heads: readonly SaleRow[]) =>
    heads
      .map(({ item }) => item)
      .sort()
      .join(CELL_END);
  return headsOfGroups(rows.map((row) => amountsIn(row, decimal)))
    .map((places) => places.flatMap((place) => rows[place] ?? []))
    .filter((heads) => areGroups(heads, { of: rows, decimal }))
    .sort((a, b) => (namesOf(a) < namesOf(b) ? -1 : 1));
}

/** The rows that are named like groups, if they are totals of all others. */
function namedGroups(
  rows: readonly SaleRow[],
  { candidates, decimal }: { candidates: readonly SaleRow[]; decimal: DecimalSign },
): SaleRow[] | undefined {
  if (candidates.length === 0) return undefined;
  const heads = rowsOfHalf(rows, { candidates, amounts: (row) => amountsIn(row, decimal) });
  return heads !== undefined && areGroups(heads, { of: rows, decimal }) ? heads : undefined;
}

/** True if the totals match by more than chance. */
export function areGroups(
  heads: readonly SaleRow[],
  { of, decimal }: { of: readonly SaleRow[]; decimal: DecimalSign },
): boolean {
  const apart = new Set(heads);
  const others = of.filter((row) => !apart.has(row));
  const fewest = heads.length === 1 ? FEWEST_IN_ONLY_GROUP : heads.length + 1;
  return others.length >= fewest && pricesIn(others, decimal) >= FEWEST_PRICES;
}

/** Undefined if the totals don’t match. */
function groupsIn(rows: readonly SaleRow[], decimal: DecimalSign): Group[] | undefined {
  const groups: Group[] = [];
  let open: (Group & { sold: number; revenue: number }) | undefined;
  for (const row of rows) {
    const { sold, revenue } = amountsIn(row, decimal);
    if (open === undefined) {
      if (sold < 0 || revenue <= 0) return undefined;
      open = { head: row, rows: [], sold, revenue };
      continue;
    }
    open.rows.push(row);
    open.sold -= sold;
    open.revenue -= revenue;
    if (open.sold < 0) return undefined;
    if (open.sold === 0 && Math.abs(open.revenue) <= MOST_LOST) {
      groups.push(open);
      open = undefined;
    }
  }
  return open === undefined ? groups : undefined;
}

/** Rounding each row loses cents. */
const MOST_LOST = 10;

/** Equal numbers match too often. */
function pricesIn(rows: readonly SaleRow[], decimal: DecimalSign): number {
  return new Set(
    rows.map((row) => {
      const { sold, revenue } = amountsIn(row, decimal);
      return Math.round((1_000 * revenue) / sold);
    }),
  ).size;
}

/** In thousandths and cents; 0 if it isn’t a number. */
export function amountsIn({ sold, revenue }: SaleRow, decimal: DecimalSign): Amounts {
  return {
    sold: Math.round((readAmount(sold, decimal) ?? 0) * 1_000),
    revenue: Math.round((readAmount(revenue ?? '', decimal) ?? 0) * 100),
  };
}
