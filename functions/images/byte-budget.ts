/** Bytes a picture may have at most, by width: a page with all its images stays under 500 KB. */
const BYTE_BUDGETS: readonly (readonly [number, number])[] = [
  [480, 18_000],
  [800, 35_000],
  [960, 45_000],
  [1200, 62_000],
  [1600, 90_000],
];

/** Most bytes of a WebP file of this width in pixels. 800 is what most phones and galleries load. */
export function byteBudget(width: number): number {
  return BYTE_BUDGETS.find(([widest]) => width <= widest)?.[1] ?? 90_000;
}
