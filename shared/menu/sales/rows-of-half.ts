/** The numbers of a row, in thousandths and cents. */
export type Amounts = { sold: number; revenue: number };

/** More would take long and match by chance. */
const MOST_CANDIDATES = 14;
/** Rounding each row loses cents. */
const MOST_LOST = 10;

/** True if one is the total of the others; unknown without quantities. */
export function isSameAmount(a: Amounts, b: Amounts): boolean {
  return a.sold !== 0 && a.sold === b.sold && Math.abs(a.revenue - b.revenue) <= MOST_LOST;
}

export function sumOfAmounts(all: readonly Amounts[]): Amounts {
  let [sold, revenue] = [0, 0];
  for (const each of all) {
    sold += each.sold;
    revenue += each.revenue;
  }
  return { sold, revenue };
}

/**
 * The candidates that are totals of all other rows, in quantity and money, which is half of the file. All of them if
 * that matches, else the only matching selection. The order doesn’t matter. Undefined if none or several match.
 */
export function rowsOfHalf<Row>(
  rows: readonly Row[],
  { candidates, amounts }: { candidates: readonly Row[]; amounts: (row: Row) => Amounts },
): Row[] | undefined {
  const all = sumOfAmounts(rows.map(amounts));
  const isHalf = (sum: Amounts) =>
    isSameAmount(sum, { sold: all.sold - sum.sold, revenue: all.revenue - sum.revenue });
  const own = candidates.map(amounts);
  if (isHalf(sumOfAmounts(own))) return [...candidates];
  if (candidates.length > MOST_CANDIDATES) return undefined;
  const found: number[] = [];
  for (let choice = 1; choice < 2 ** candidates.length && found.length < 2; choice++) {
    const isIn = (_: unknown, place: number) => (choice & (1 << place)) !== 0;
    if (isHalf(sumOfAmounts(own.filter(isIn)))) found.push(choice);
  }
  const [only, other] = found;
  if (only === undefined || other !== undefined) return undefined;
  return candidates.filter((_, place) => (only & (1 << place)) !== 0);
}
