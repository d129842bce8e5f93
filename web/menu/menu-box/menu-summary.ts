/** "8 dishes"; empty text for none. */
export function menuSummary(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 dish' : `${count} dishes`;
}
