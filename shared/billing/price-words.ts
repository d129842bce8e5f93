import { formatDollars, formatExactDollars } from '#shared/format/numbers.ts';
import type { InvoiceAmounts, InvoiceLine } from './invoice.ts';

/** `$399`, `$53.20`. */
export function priceOf(cents: number): string {
  const format = cents % 100 === 0 ? formatDollars : formatExactDollars;
  return format(cents / 100);
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
