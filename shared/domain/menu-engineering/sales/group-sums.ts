import { type DecimalSign, readAmount } from './read-amount.ts';
import type { SaleRow } from './sale-row.ts';

type Group = { head: SaleRow; rows: SaleRow[] };

/** Fewer groups or rows can come out even by chance. */
const FEWEST_GROUPS = 2;
const FEWEST_IN_GROUP = 2;
const FEWEST_IN_ONLY_GROUP = 3;

/**
 * Rows with the name of a group, such as `Pasta`, that add up the items below them, or above them, and say so nowhere.
 * They are sums only where the whole file comes out even: each row is one of them, or counted by one.
 */
export function groupSumsOf(rows: readonly SaleRow[], decimal: DecimalSign): SaleRow[] {
  const counted = rows.filter((row) => row.day === undefined && amountsIn(row, decimal).sold !== 0);
  if (counted.length < rows.length / 2) return [];
  const groups = groupsIn(counted, decimal) ?? groupsIn([...counted].reverse(), decimal) ?? [];
  const isEnough =
    groups.length >= FEWEST_GROUPS
      ? groups.some((group) => group.rows.length >= FEWEST_IN_GROUP)
      : groups.some((group) => group.rows.length >= FEWEST_IN_ONLY_GROUP);
  const inGroups = groups.flatMap((group) => group.rows);
  return isEnough && pricesIn(inGroups, decimal) > 1 ? groups.map(({ head }) => head) : [];
}

/** Undefined where it does not come out even. */
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

/** Cents are lost where each row is rounded. */
const MOST_LOST = 10;

/** Numbers that are all alike come out even too often. */
function pricesIn(rows: readonly SaleRow[], decimal: DecimalSign): number {
  return new Set(
    rows.map((row) => {
      const { sold, revenue } = amountsIn(row, decimal);
      return Math.round((1_000 * revenue) / sold);
    }),
  ).size;
}

/** In thousandths and cents; 0 for what is no number. */
export function amountsIn(
  { sold, revenue }: SaleRow,
  decimal: DecimalSign,
): { sold: number; revenue: number } {
  return {
    sold: Math.round((readAmount(sold, decimal) ?? 0) * 1_000),
    revenue: Math.round((readAmount(revenue ?? '', decimal) ?? 0) * 100),
  };
}
