const OFFSET = 1_000_000_000_000_000;

/** A whole number as text that sorts like it: up to a quadrillion above or below zero. */
export function sortableNumber(value: number): string {
  return String(OFFSET + value).padStart(16, '0');
}
