import { type Amounts, isSameAmount, sumOfAmounts } from './rows-of-half.ts';

/** With more rows, chance alone makes sums that come out even. */
const MOST_ROWS = 14;
const MOST_STEPS = 20_000;
/** A group of one row and that row are two choices; more than a few come from chance. */
const MOST_CHOICES = 4;

/**
 * Places of the rows that add up all of the others, each other counted by one of them, in whatever order they stand.
 * One list for each choice that comes out even; none where nearly all do.
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

/** Whether each of the others can be given to a head so that all come out even. */
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
