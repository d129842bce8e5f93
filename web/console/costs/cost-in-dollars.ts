import { formatExactDollars } from '#shared/format/numbers.ts';

/** Formats cents as dollars: `$1,280.00`, `−$0.12`. A cost under half a cent isn't shown as zero, a loss is `−$0.00`. */
export function costInDollars(cents: number): string {
  if (cents < 0 && cents > -0.5) return '−$0.00';
  return cents > 0 && cents < 0.5 ? '<\u00a0$0.01' : formatExactDollars(cents / 100);
}

/** What a month cost in all, in cents: usage, and the fixed costs that an administrator entered. */
export function totalCost({
  total_cents,
  fixed_cents,
}: {
  total_cents: number;
  fixed_cents: number | null;
}): number {
  return total_cents + (fixed_cents ?? 0);
}
