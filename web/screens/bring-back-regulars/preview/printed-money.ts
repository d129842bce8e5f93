const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const cents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `$12.80`; what is less than a dollar in cents, such as `76.8¢`. */
export function printedMoney(amount: number): string {
  return amount > 0 && amount < 1 ? printedCents(amount * 100) : dollars.format(amount);
}

/** `1.28¢`. */
export function printedCents(amount: number): string {
  return `${cents.format(amount)}¢`;
}
