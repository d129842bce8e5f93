import { TERRITORIES } from './quiet-hours/area-codes.ts';

/** The country of the prices. */
const PRICED = 'US';

/**
 * A note on prices for restaurants in other countries; null if the prices apply. A restaurant without a known country
 * (empty text) texts only US phones.
 */
export function smsPriceNote(country: string): string | null {
  if (country === '' || country === PRICED || TERRITORIES.has(country)) return null;
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return `We don’t have pricing for ${name}. This estimate uses US rates. Your actual cost may differ.`;
}
