import { TERRITORIES } from './quiet-hours/area-codes.ts';

/** The country whose phones the prices are for. */
const PRICED = 'US';

/**
 * What the owner of a restaurant in another country should know of all amounts, in a sentence; null where the prices
 * are right. A restaurant of which no country is known (empty text) texts phones in the United States alone.
 */
export function smsPriceNote(country: string): string | null {
  if (country === '' || country === PRICED || TERRITORIES.has(country)) return null;
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return `We don’t have pricing for ${name}. This estimate uses US rates, so your actual cost may differ.`;
}
