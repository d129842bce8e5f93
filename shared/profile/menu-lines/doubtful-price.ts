import { isSigned, type LinePrice, pricesOf } from './line-prices.ts';

type PricedLine = { text: string; price: LinePrice | undefined };

const MINUS = /(?<=[\s\p{L})])[-−–](?=[$€£¥]?\d[\d.,]*\s*$)|\$-(?=\d)/u;
/** "1000000000", "1e9": no price, and no name either. */
const TOO_LARGE = /(?<![\d.,])(?:\d{7,}|\d+e\d{1,2})\s*$/iu;
const LARGEST_WRITTEN = /\d(?:[.,’' ]?\d){7,}/u;

/**
 * Which prices have to be asked about: nothing, less than nothing, or more than any dish costs. A dash that most prices
 * have is no minus. Pure.
 */
export function doubtfulPrices(lines: readonly PricedLine[]): (line: PricedLine) => boolean {
  const priced = lines.filter(({ price }) => price !== undefined);
  const isDashed = priced.filter(({ text }) => MINUS.test(text)).length > priced.length / 2;
  return ({ text, price }) => {
    if (price === undefined) return TOO_LARGE.test(text);
    return isWorthless(price) || (MINUS.test(text) && !isDashed);
  };
}

function isWorthless(price: LinePrice): boolean {
  const isFree = [price, ...price.variants].some(({ amount }) => amount === 0);
  return isFree || (isSigned(price) && pricesOf(price).some((each) => LARGEST_WRITTEN.test(each)));
}
