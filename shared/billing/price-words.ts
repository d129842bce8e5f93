import type { InvoiceAmounts, InvoiceLine } from './invoice.ts';

/** `$399`, `$53.20`. */
export function priceOf(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = cents / 100;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** `Dec 25` (UTC). */
export function shortDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
}

/** The purchase: `4 days of Enterprise`. `from`: the plan that it replaces. */
export type Bought = { what: string; from?: string };

/** `$53.20 for 4 days of Enterprise − $19.87 unused Professional = $33.33 today`. */
export function sumInWords({ lines, credit, due }: InvoiceAmounts, { what, from }: Bought): string {
  const words: Readonly<Record<InvoiceLine['kind'], string>> = {
    plan: `for ${what}`,
    discount: 'first-month discount',
    unused: `unused ${from ?? ''}`,
    credit: 'credit',
    tax: 'tax',
  };
  const terms = lines.map(({ kind, cents }) => ({ cents, text: words[kind] }));
  if (credit > 0) terms.push({ cents: -credit, text: 'credit' });
  const sum = terms
    .map(
      ({ cents, text }, at) =>
        `${at === 0 ? '' : cents < 0 ? '− ' : '+ '}${priceOf(Math.abs(cents))} ${text}`,
    )
    .join(' ');
  return terms.length === 1 ? `${sum} today` : `${sum} = ${priceOf(due)} today`;
}
