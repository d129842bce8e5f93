/** Up to this many websites have an indicator each. */
export const MOST_INDICATORS = 10;
/** With more websites, so many indicators around the one that is shown. */
const WINDOW_SIZE = 7;

/**
 * The positions (from 0) that have an indicator: all of them, or a window that keeps the shown one in its middle
 * and stays within the row.
 */
export function carouselWindow(position: number, total: number): number[] {
  const size = total <= MOST_INDICATORS ? total : WINDOW_SIZE;
  const first = Math.min(Math.max(position - Math.floor(size / 2), 0), total - size);
  return Array.from({ length: Math.max(size, 0) }, (_, index) => first + index);
}
