import { type Amounts, isSameAmount, sumOfAmounts } from './rows-of-half.ts';

/** With more rows, sums match by chance. */
const MOST_ROWS = 14;
const MOST_STEPS = 20_000;
/** A group of one row has two solutions; more than a few are chance. */
const MOST_CHOICES = 4;

/**
 * The indexes of the rows that are totals of all others, each of which is counted by one of them, in any order. One
 * list per solution; none if nearly all are solutions.
 */
export function headsOfGroups(rows: readonly Amounts[]): number[][] {
  if (rows.length > MOST_ROWS || rows.some(({ sold }) => sold < 0)) return [];
  const all = sumOfAmounts(rows);
  const found: number[][] = [];
  for (let choice = 1; choice < 2 ** rows.length; choice++) {
    const places = rows.flatMap((_, place) => ((choice & (1 << place)) === 0 ? [] : [place]));
    if (places.length * 2 >= rows.length) continue;
    const heads = places.map((place) => rows[place] as Amounts);
    const sum = sumOfAmounts(heads);
    if (!isSameAmount(sum, { sold: all.sold - sum.sold, revenue: all.revenue - sum.revenue })) continue;
    const others = rows.filter((_, place) => (choice & (1 << place)) === 0);
    if (!isPartition(heads, others)) continue;
    if (found.length === MOST_CHOICES) return [];
    found.push(places);
  }
  return found;
}

/** True if the other rows can be distributed so that all totals match. */
function isPartition(heads: readonly Amounts[], others: readonly Amounts[]): boolean {
  const sorted = [...others].sort((a, b) => b.sold - a.sold || b.revenue - a.revenue);
  const given = heads.map(() => ({ sold: 0, revenue: 0 }));
  let steps = 0;
  const fill = (place: number): boolean => {
    const next = sorted[place];
    if (next === undefined) return heads.every((head, at) => isSameAmount(head, given[at] as Amounts));
    return heads.some((head, at) => {
      const sum = given[at] as Amounts;
      steps += 1;
      if (steps > MOST_STEPS || sum.sold + next.sold > head.sold) return false;
      given[at] = sumOfAmounts([sum, next]);
      if (fill(place + 1)) return true;
      given[at] = sum;
      return false;
    });
  };
  return fill(0);
}
