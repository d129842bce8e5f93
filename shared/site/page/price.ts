import { withPlainDigits } from './plain-digits.ts';

/** ISO 4217 codes on menus, in upper or lower case. */
const CODES =
  /\b(USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|MXN|PEN|BRL|INR|SEK|NOK|DKK|PLN|CZK|TRY|ZAR|SGD|HKD|KRW|CNY|THB|AED|SAR|EGP|MAD)\b/i;
/** Codes that are words in lower case. */
const CAPITAL_CODES = /\b(QAR|KWD|BHD|OMR|JOD|IQD|TND|DZD|LBP|SYP|YER|LYD|TWD|ARS|CLP|COP|UYU|ILS|HUF|RON)\b/;

/** Symbols and words of a single currency. */
const OWN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/US\$/, 'USD'],
  [/(?:C|CA)\$/, 'CAD'],
  [/(?:A|AU)\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/HK\$/, 'HKD'],
  [/NT\$/, 'TWD'],
  [/MX\$/, 'MXN'],
  [/AR\$/, 'ARS'],
  [/R\$/, 'BRL'],
  [/(?<![A-Z])S\$/, 'SGD'],
  [/(?<!\p{L})S\/\.?/u, 'PEN'],
  [/€|يورو/, 'EUR'],
  [/円/, 'JPY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₺|لير[ةه] تركي/, 'TRY'],
  [/zł/i, 'PLN'],
  [/฿/, 'THB'],
  [/د\.\s?(?:إ|ا\u0655)|درهم [إا]ماراتي/, 'AED'],
  [/ر\.\s?س|ريال سعودي|\u20c1/, 'SAR'],
  [/ر\.\s?ق|ريال قطري/, 'QAR'],
  [/ر\.\s?ع|ريال عماني/, 'OMR'],
  [/ر\.\s?ي|ريال يمني/, 'YER'],
  [/ج\.\s?م|جنيه مصري/, 'EGP'],
  [/د\.\s?م|درهم مغربي/, 'MAD'],
  [/د\.\s?ك|دينار كويتي/, 'KWD'],
  [/د\.\s?ب|دينار بحريني/, 'BHD'],
  [/د\.\s?[اأ]|دينار [أا]ردني/, 'JOD'],
  [/د\.\s?ع|دينار عراقي/, 'IQD'],
  [/د\.\s?ت|دينار تونسي/, 'TND'],
  [/د\.\s?ج|دينار جزائري/, 'DZD'],
  [/ل\.\s?ل|لير[ةه] لبناني/, 'LBP'],
  [/ل\.\s?س|لير[ةه] سوري/, 'SYP'],
];

type Shared = { sign: RegExp; codes: ReadonlySet<string>; alone?: string };

const sharedBy = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Symbols and words of several currencies, those currencies, and the default. */
const SHARED_SIGNS: readonly Shared[] = [
  { sign: /\$|دولار/, codes: sharedBy('USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU'), alone: 'USD' },
  { sign: /£/, codes: sharedBy('GBP EGP'), alone: 'GBP' },
  { sign: /¥/, codes: sharedBy('JPY CNY'), alone: 'JPY' },
  { sign: /ر[يی]ال|﷼/, codes: sharedBy('SAR QAR OMR YER IRR') },
  { sign: /درهم|دراهم|\bDhs?\b/i, codes: sharedBy('AED MAD') },
  { sign: /دينار|دنانير/, codes: sharedBy('KWD BHD JOD IQD TND DZD LYD') },
  { sign: /جنيه/, codes: sharedBy('EGP SDG GBP') },
  { sign: /لير[ةه]|ليرات/, codes: sharedBy('LBP SYP TRY') },
];

/**
 * The ISO 4217 code in a price. A shared symbol means the restaurant's own currency if it uses that symbol;
 * otherwise `$` means US dollars. A price without a currency is in the restaurant's own. Undefined if it isn't
 * certain.
 */
export function currencyOf(price: string, restaurantCurrency?: string): string | undefined {
  const [code] = CODES.exec(price) ?? CAPITAL_CODES.exec(price) ?? [];
  if (code !== undefined) return code.toUpperCase();
  const own = OWN_SIGNS.find(([sign]) => sign.test(price));
  if (own !== undefined) return own[1];
  const shared = SHARED_SIGNS.find(({ sign }) => sign.test(price));
  if (shared === undefined || (restaurantCurrency !== undefined && shared.codes.has(restaurantCurrency)))
    return restaurantCurrency;
  return shared.alone;
}

/** In plain digits. */
export const AMOUNT = /\d+(?:[.,'’٫]\d+)*/g;

/** The text without its first currency symbol, word, or code. */
export function withoutCurrency(price: string): string {
  const signs = [
    CODES,
    CAPITAL_CODES,
    ...OWN_SIGNS.map(([sign]) => sign),
    ...SHARED_SIGNS.map(({ sign }) => sign),
  ];
  const found = signs.find((sign) => sign.test(price));
  return found === undefined ? price : price.replace(found, ' ');
}

/** Parses `€ 14,50` as `14.50`, `1,200` as `1200`, `١٤٫٥٠` as `14.50`; undefined unless there is exactly one amount. */
export function amountOf(price: string): string | undefined {
  const plain = withPlainDigits(price).replaceAll('٬', "'");
  const amounts = plain.match(AMOUNT) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length !== 1) return undefined;
  const cents = /[.,](\d{1,2})$/.exec(amount) ?? /٫(\d+)$/.exec(amount);
  const whole = (cents ? amount.slice(0, cents.index) : amount).replace(/\D/g, '');
  return cents ? `${whole}.${cents[1]}` : whole;
}
