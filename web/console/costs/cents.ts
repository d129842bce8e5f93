const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** To a hundredth of a cent: `16.54`, `1,280.00`. */
export function cents(amount: number): string {
  return CENTS.format(amount);
}
