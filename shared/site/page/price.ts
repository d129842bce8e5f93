import { withPlainDigits } from './plain-digits.ts';

/** Currency signs and codes as restaurants write them, the longer ones first. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|MXN|PEN|BRL|INR|SEK|NOK|DKK|PLN|CZK|TRY|ZAR|SGD|HKD|KRW|CNY|THB|AED|SAR|EGP|MAD)\b/i,
    '',
  ],
  [/US\$/, 'USD'],
  [/(?:C|CA)\$/, 'CAD'],
  [/(?:A|AU)\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/R\$/, 'BRL'],
  [/S\/\.?/, 'PEN'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/¥|円/, 'JPY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₺/, 'TRY'],
  [/zł/i, 'PLN'],
  [/฿/, 'THB'],
  [/د\.إ/, 'AED'],
  [/ر\.س/, 'SAR'],
  [/ج\.م/, 'EGP'],
  [/د\.م/, 'MAD'],
];

/** Signs of several currencies, and the ones that write themselves so. */
const SHARED: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/(?<![A-Z])\$/i, new Set('USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU'.split(' '))],
  [/£/, new Set(['GBP', 'EGP'])],
  [/¥/, new Set(['JPY', 'CNY'])],
];

/**
 * ISO 4217 code of the sign or code in the text. A sign that several currencies share is the house's own where it is
 * among them, and `$` alone US dollars where that is unknown; what is written without one is in the house's. Undefined
 * when neither says.
 */
export function currencyOf(price: string, ofHouse?: string): string | undefined {
  const isShared = SHARED.some(
    ([sign, codes]) => ofHouse !== undefined && codes.has(ofHouse) && sign.test(price),
  );
  for (const [sign, code] of isShared ? CURRENCIES.slice(0, 1) : CURRENCIES) {
    const found = sign.exec(price);
    if (found) return code || found[0].toUpperCase();
  }
  return ofHouse;
}

/** `€ 14,50` → `14.50`, `1,200` → `1200`, `١٤٫٥٠` → `14.50`; undefined unless the text holds exactly one amount. */
export function amountOf(price: string): string | undefined {
  const plain = withPlainDigits(price).replaceAll('٬', "'");
  const amounts = plain.match(/\d+(?:[.,'’٫]\d+)*/g) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length !== 1) return undefined;
  const cents = /[.,](\d{1,2})$/.exec(amount) ?? /٫(\d+)$/.exec(amount);
  const whole = (cents ? amount.slice(0, cents.index) : amount).replace(/\D/g, '');
  return cents ? `${whole}.${cents[1]}` : whole;
}
