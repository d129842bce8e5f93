import { trueMinus } from '#shared/domain/true-minus.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** To the cent: `$74.50`, `−$12.25`. */
export function exactDollars(amount: number): string {
  return trueMinus(DOLLARS.format(amount));
}
