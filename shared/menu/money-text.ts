import { groupDigits } from '#shared/format/group-digits.ts';

const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  TRY: '₺',
  THB: '฿',
  BRL: 'R$',
  NZD: 'NZ$',
  MXN: 'MX$',
};

/**
 * `$1,200`, `€9.80`: with cents below 100, without a sign if the currency is unknown. Without `Intl`, which takes
 * longer to load than the whole function.
 */
export function moneyText(amount: number, currency: string): string {
  const sign = currency === '' ? '' : (SIGNS[currency] ?? `${currency} `);
  const size = Math.abs(amount);
  const hasCents =
    size < 100 && !['JPY', 'KRW', 'CLP'].includes(currency) && Math.round(size * 100) % 100 !== 0;
  return `${amount < 0 && Math.round(size * 100) > 0 ? '−' : ''}${sign}${groupDigits(hasCents ? size.toFixed(2) : String(Math.round(size)))}`;
}

/** `$120–$340`: estimates have two significant digits. */
export function rangeText({ low, high }: { low: number; high: number }, currency: string): string {
  const [from, to] = [moneyText(plainly(low), currency), moneyText(plainly(high), currency)];
  if (from === to) return from;
  return low < 0 ? `${from} to ${to}` : `${from}–${to}`;
}

function plainly(amount: number): number {
  const size = Math.abs(amount);
  const step = size < 100 ? 1 : 10 ** (Math.floor(Math.log10(size)) - 1);
  return Math.round(amount / step) * step;
}
