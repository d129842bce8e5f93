import { type DecimalSign, readAmount } from './read-amount.ts';
import type { SaleRow } from './sale-row.ts';

/** The numbers of rows, in thousandths and cents. */
export type Sold = { sold: number; revenue: number };

/** Fewer groups or rows match by chance. */
const FEWEST_GROUPS = 2;
const FEWEST_IN_GROUP = 2;
const FEWEST_IN_ONLY_GROUP = 3;
const FEWEST_PRICES = 2;
/** Rounding per row loses cents. */
const MOST_LOST = 10;

/** 0 where a cell isn’t a number. */
export const soldIn = ({ sold, revenue }: SaleRow, decimal: DecimalSign): Sold => ({
  sold: Math.round((readAmount(sold, decimal) ?? 0) * 1_000),
  revenue: Math.round((readAmount(revenue ?? '', decimal) ?? 0) * 100),
});

export function sumOfSold(rows: readonly SaleRow[], decimal: DecimalSign): Sold {
  const sum = { sold: 0, revenue: 0 };
  for (const row of rows) {
    const own = soldIn(row, decimal);
    sum.sold += own.sold;
    sum.revenue += own.revenue;
  }
  return sum;
}

/** True if one is the total of the others; unknown without quantities. */
export function isSameAmount(a: Sold, b: Sold): boolean {
  return a.sold !== 0 && a.sold === b.sold && Math.abs(a.revenue - b.revenue) <= MOST_LOST;
}

/**
 * The rows that add up the items below them, or above them, where the whole file comes out even. Dishes may match by
 * chance, so the owner is asked.
 */
export function groupHeads(rows: readonly SaleRow[], decimal: DecimalSign): SaleRow[] {
  const counted = rows.filter((row) => row.day === undefined && soldIn(row, decimal).sold !== 0);
  if (counted.length < rows.length / 2) return [];
  const groups = groupsIn(counted, decimal) ?? groupsIn([...counted].reverse(), decimal) ?? [];
  const fewest = groups.length >= FEWEST_GROUPS ? FEWEST_IN_GROUP : FEWEST_IN_ONLY_GROUP;
  const inGroups = groups.flatMap((group) => group.rows);
  const isEnough =
    groups.some((group) => group.rows.length >= fewest) && pricesIn(inGroups, decimal) >= FEWEST_PRICES;
  return isEnough ? groups.map(({ head }) => head) : [];
}

type Group = { head: SaleRow; rows: SaleRow[] };

/** Undefined if the totals don’t match. */
function groupsIn(rows: readonly SaleRow[], decimal: DecimalSign): Group[] | undefined {
  const groups: Group[] = [];
  let open: (Group & Sold) | undefined;
  for (const row of rows) {
    const { sold, revenue } = soldIn(row, decimal);
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

/** Equal numbers match too often. */
function pricesIn(rows: readonly SaleRow[], decimal: DecimalSign): number {
  const prices = rows.map((row) => {
    const { sold, revenue } = soldIn(row, decimal);
    return Math.round((1_000 * revenue) / sold);
  });
  return new Set(prices).size;
}
