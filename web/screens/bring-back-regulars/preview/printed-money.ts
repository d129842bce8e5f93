const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const smallDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
});

/** An amount of dollars: `$12.80`. */
export function printedMoney(amount: number): string {
  return dollars.format(amount);
}

/** The price of one text, from cents: `$0.0128`. */
export function printedTextPrice(cents: number): string {
  return smallDollars.format(cents / 100);
}
