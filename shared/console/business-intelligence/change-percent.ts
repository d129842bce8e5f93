/** Percent change to one decimal; null if the earlier value was zero. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
}
