/** A price in a line, and where it stands. */
export type LinePrice = { text: string; from: number; to: number };

/** Thousands as in `1,200` and `22.000`, or plain; with cents or without. */
const AMOUNT = '(?:\\d{1,3}(?:[.,’]\\d{3}){1,2}(?!\\d)|\\d{1,5})(?:[.,]\\d{1,2}(?!\\d))?';
/** Not within another number; the dots that lead to a price are none of it. */
const NOT_WITHIN = '(?=\\d)(?<!\\d|(?:^|[^.…])[.,])';
const BEFORE = '(?:US|CA|R|A|C|NZ|MX|S)?[$€£¥₩₹₺]|CHF|Fr\\.|EUR|USD|GBP|DKK|SEK|NOK|kr\\.?|Rs\\.?|zł';
const BEHIND = '[€£円元₺₽]|(?:EUR|CHF|USD|GBP|DKK|SEK|NOK|kr|zł|Kč|Ft)(?!\\p{L})';
/** Of sizes and shares, not of money. */
const MEASURE = '(?!\\s?(?:[cdm]?l|k?g|oz|cm|mm|in|lbs?|%|uhr|h|[ap]\\.?m)(?!\\p{L}))';

const SIGNED = new RegExp(
  [
    // 19€90
    '(?<!\\d)\\d{1,4}\\s?€\\s?\\d{2}(?!\\d)',
    `(?<!\\+\\s?)(?:${BEFORE})\\s?${AMOUNT}`,
    `${NOT_WITHIN}${AMOUNT}\\s?(?:${BEHIND})`,
    // 65,- and 18.–
    `${NOT_WITHIN}\\d{1,4}[.,][-–—](?!\\d)`,
    // 12.50 without a sign: no time, no date, no share of a liter.
    `${NOT_WITHIN}(?<![:/+–-])\\d{1,3}[.,]\\d{2}(?![\\d.,:%])(?!\\s?[–-]\\s?\\d)${MEASURE}`,
  ].join('|'),
  'gu',
);

/** A number alone, at the end of what it prices: `Elote 6`, `Half 11 | Whole 17`. */
const BARE =
  /(?<=^|[\s.…|–—·])(?<!\d\s{0,2}[–—-]\s{0,2})(?<![#+]\s?)\d{1,3}(?:[.,]\d{1,2})?(?=\s*$|\s+[|/·•]\s|\s*[|·•])/gu;
const MOST_BARE = 400;

/** Every price of a line. `isBare`: numbers without a sign of money are prices, too. */
export function pricesIn(line: string, isBare: boolean): LinePrice[] {
  if (!/\d/.test(line)) return [];
  const signed = [...line.matchAll(SIGNED)].map(priceOf);
  // Among several items of one line, `12` is a price as `4.75` is.
  if (signed.length > 0 && !(signed.length > 1 && /\s[/|·•]\s/.test(line))) return signed;
  if (signed.length === 0 && !isBare) return signed;
  const others = [...line.matchAll(BARE)].map(priceOf).filter((other) => isBarePrice(other, signed));
  return [...signed, ...others].sort((a, b) => a.from - b.from);
}

function isBarePrice({ text, from }: LinePrice, signed: readonly LinePrice[]): boolean {
  const amount = Number(text.replace(',', '.'));
  const isOther = !signed.some((price) => price.from <= from && from < price.to);
  return isOther && amount >= 1 && amount <= MOST_BARE;
}

function priceOf(match: RegExpExecArray): LinePrice {
  return { text: match[0], from: match.index, to: match.index + match[0].length };
}

/** In a form that has one amount: `9€50` and `22,000円` have two numbers. */
export function plainPrice(price: string): string {
  const euros = /^(\d+)\s?€\s?(\d{2})$/.exec(price.trim());
  if (euros !== null) return `${euros[1]},${euros[2]} €`;
  return price.trim().replace(/(?<=\d)[.,’](?=\d{3}(?!\d))/g, '');
}
