/** ISO 4217 by ISO 3166-1 alpha-2, for countries that share a currency sign or print none. */
const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  UY: 'UYU',
  BR: 'BRL',
  PE: 'PEN',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  TR: 'TRY',
  IN: 'INR',
  JP: 'JPY',
  CN: 'CNY',
  KR: 'KRW',
  TH: 'THB',
  ZA: 'ZAR',
  AE: 'AED',
  SA: 'SAR',
  EG: 'EGP',
  MA: 'MAD',
  QA: 'QAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  JO: 'JOD',
  IQ: 'IQD',
  TN: 'TND',
  DZ: 'DZD',
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LU', 'MT', 'NL', 'PT', 'SI', 'SK'].map(
      (country) => [country, 'EUR'],
    ),
  ),
};

/** The currency of prices: the owner’s choice, else the country’s. */
export function restaurantCurrency({
  currency,
  region,
  address,
}: {
  currency: string;
  region: string;
  address: { country: string };
}): string | undefined {
  return currency || CURRENCIES[address.country || region];
}
