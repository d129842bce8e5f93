import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** The country that facts which were read point at; empty text when nothing does. */
export function regionOf(proposals: readonly ProfileProposal[]): string {
  for (const { field, value } of proposals) {
    if (field === 'address' && value.country !== '') return value.country;
  }
  return '';
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/S\$/, 'SGD'],
  [/HK\$/, 'HKD'],
  [/A(?:U)?\$|AUD/, 'AUD'],
  [/C(?:A)?\$|CAD/, 'CAD'],
  [/NZ\$/, 'NZD'],
  [/R\$/, 'BRL'],
  [/£|\bGBP\b/, 'GBP'],
  [/€|\bEUR\b|\d\s?euros?\b/i, 'EUR'],
  [/\bCHF\b/, 'CHF'],
  [/₹|\bRs\.?\s?\d/, 'INR'],
  [/₩/, 'KRW'],
  [/฿/, 'THB'],
  [/₱/, 'PHP'],
  [/\bRM\s?\d/, 'MYR'],
  [/US\$|\bUSD\b/, 'USD'],
];

/** ISO 4217 of the first sign that belongs to one currency. A dollar sign alone does not. */
export function currencyIn(source: string): { currency: string; start: number; end: number } | undefined {
  for (const [sign, currency] of SIGNS) {
    const found = sign.exec(source);
    if (found !== null) return { currency, start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
