/** By how many percent a figure has changed, to one decimal; null where it was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
}
