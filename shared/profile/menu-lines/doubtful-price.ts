import { isSigned, type LinePrice, pricesOf, SIGNED_AMOUNT } from './line-prices.ts';

type PricedLine = { text: string; words: string; price: LinePrice | undefined };

const MINUS = /(?<=[\s\p{L})])[-−–](?=[$€£¥]?\d[\d.,]*\s*$)|\$-(?=\d)/u;
/** "1000000000", "1e9": no price, and no name either. */
const TOO_LARGE = /(?<![\d.,])(?:\d{7,}|\d+e\d{1,2})\s*$/iu;
const LARGEST_WRITTEN = /\d(?:[.,’' ]?\d){7,}/u;

/** "Fries $9 add bacon", "Mimosa 9 / pitcher": the words before a price have another. Volumes and strengths are none. */
const OTHER_PRICE = new RegExp(
  String.raw`${SIGNED_AMOUNT}|\d[.,]\d{2}(?!\d)(?!\s?(?:[cdm]?l|oz|kg|g|lb|cm|%)(?!\p{L}))|(?<![\d/])\d+\s*\/\s*\p{L}`,
  'iu',
);
/** "TACOS $3.50 each" above names: one price for all of them. */
const FOR_EACH = /(?<!\p{L})(?:each|ea|c\/u)\.?$/iu;
/** "+ egg 2" */
const ADDITION = /^\+/u;

/**
 * Which prices have to be asked about: nothing, less than nothing, more than any dish costs, one of several dishes, or
 * one beside another. A dash that most prices have is no minus. Pure.
 */
export function doubtfulPrices(
  lines: readonly PricedLine[],
): (line: PricedLine, next: PricedLine | undefined) => boolean {
  const priced = lines.filter(({ price }) => price !== undefined);
  const isDashed = priced.filter(({ text }) => MINUS.test(text)).length > priced.length / 2;
  return ({ text, words, price }, next) => {
    if (price === undefined) return TOO_LARGE.test(text);
    if (isWorthless(price) || (MINUS.test(text) && !isDashed)) return true;
    if (OTHER_PRICE.test(words) || ADDITION.test(text) || hasLabelTwice(price)) return true;
    return FOR_EACH.test(text) && next !== undefined && next.price === undefined;
  };
}

function isWorthless(price: LinePrice): boolean {
  const isFree = [price, ...price.variants].some(({ amount }) => amount === 0);
  return isFree || (isSigned(price) && pricesOf(price).some((each) => LARGEST_WRITTEN.test(each)));
}

/** "half dozen 21, dozen 39": the sizes were cut in the wrong place. */
function hasLabelTwice({ variants }: LinePrice): boolean {
  const labels = variants.map(({ label }) => label).filter((label) => label !== '');
  return new Set(labels).size < labels.length;
}
