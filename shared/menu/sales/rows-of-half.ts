/** Numbers of a row, in thousandths and cents. */
export type Amounts = { sold: number; revenue: number };

/** More would take long, and would come out even by chance. */
const MOST_CANDIDATES = 14;
/** Cents are lost where each row is rounded. */
const MOST_LOST = 10;

/** Whether one says what the others add up to; of what has no pieces, nobody can say. */
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
 * Those of the candidates that add up to all of the other rows, in pieces and in money, which is half of the file. All of
 * them where that fits, else the only choice among them that does. The order of the rows does not matter: undefined where
 * none fits, or more than one.
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
