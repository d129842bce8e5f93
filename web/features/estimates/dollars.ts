const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars: `$1,200`. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}
