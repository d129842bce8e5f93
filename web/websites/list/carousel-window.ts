/** Up to this many websites, each has an indicator. */
export const MOST_INDICATORS = 10;
/** With more websites, this many indicators surround the current one. */
const WINDOW_SIZE = 7;

/** The positions (from 0) with an indicator: all, or a window centered on the current one. */
export function carouselWindow(position: number, total: number): number[] {
  const size = total <= MOST_INDICATORS ? total : WINDOW_SIZE;
  const first = Math.min(Math.max(position - Math.floor(size / 2), 0), total - size);
  return Array.from({ length: Math.max(size, 0) }, (_, index) => first + index);
}
