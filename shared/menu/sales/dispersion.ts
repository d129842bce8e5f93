/** Fewer days say nothing of how days differ. */
const FEWEST_DAYS = 14;
/** Of an item: what sells less often shows no pattern. */
const FEWEST_SOLD = 20;
const [LEAST, MOST] = [1, 10];

/**
 * How much more the days of an item differ than chance alone would make them: variance over mean of its days, the middle
 * one of all items. A busy Saturday counts as a difference, which makes the answer careful. Undefined where the days
 * are too few to tell.
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
