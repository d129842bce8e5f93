/** Fewer days aren’t enough. */
const FEWEST_DAYS = 14;
/** Items that sell less often show no pattern. */
const FEWEST_SOLD = 20;
const [LEAST, MOST] = [1, 10];

/**
 * How much more an item’s days vary than by chance: variance divided by mean, the median over all items. A busy
 * Saturday counts as variation, which makes the result cautious. Undefined with too few days.
 */
export function dispersionOf(
  items: readonly ReadonlyMap<string, number>[],
  days: readonly string[],
): number | undefined {
  if (days.length < FEWEST_DAYS) return undefined;
  const ratios = items
    .map((sold) => ratioOf(days.map((day) => sold.get(day) ?? 0)))
    .filter((ratio) => ratio !== undefined)
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)];
  return middle === undefined ? undefined : Math.min(MOST, Math.max(LEAST, Math.round(middle * 100) / 100));
}

function ratioOf(counts: readonly number[]): number | undefined {
  const sold = counts.reduce((sum, count) => sum + count, 0);
  if (sold < FEWEST_SOLD) return undefined;
  const mean = sold / counts.length;
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  return squares / (counts.length - 1) / mean;
}
