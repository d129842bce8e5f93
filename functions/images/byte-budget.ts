/** The most bytes of an image by width. They keep a page with all its images under 500 KB. */
const BYTE_BUDGETS: readonly (readonly [number, number])[] = [
  [480, 18_000],
  [800, 35_000],
  [960, 45_000],
  [1200, 62_000],
  [1600, 90_000],
];

/** The most bytes of a WebP file of this width in pixels. Most phones and galleries load 800. */
export function byteBudget(width: number): number {
  return BYTE_BUDGETS.find(([widest]) => width <= widest)?.[1] ?? 90_000;
}
