import { isSize } from './column-heads.ts';
import { isSigned, isSignedPrice, type LinePrice, pricesOf, SIGNED_AMOUNT } from './line-prices.ts';

type PricedLine = { text: string; words: string; price: LinePrice | undefined };

const MINUS = /(?<=[\s\p{L})])[-−–](?=[$€£¥]?\d[\d.,]*\s*$)|\$-(?=\d)/u;
/** "1000000000", "1e9": neither a price nor a name. */
const TOO_LARGE = /(?<![\d.,])(?:\d{7,}|\d+e\d{1,2})\s*$/iu;
const LARGEST_WRITTEN = /\d(?:[.,’' ]?\d){7,}/u;

/** "Fries $9 add bacon", "Mimosa 9 / pitcher": the words need another price. Volumes and strengths don’t. */
const OTHER_PRICE = new RegExp(
  String.raw`${SIGNED_AMOUNT}|\d[.,]\d{2}(?!\d)(?!\s?(?:[cdm]?l|oz|kg|g|lb|cm|%)(?!\p{L}))|(?<![\d/])\d+\s*[\/|]\s*\p{L}`,
  'iu',
);
/** "TACOS $3.50 each" above names: one price for all of them. */
const FOR_EACH = /(?<!\p{L})(?:each|ea|c\/u)\.?$/iu;
/** "+ egg 2" */
const ADDITION = /^\+/u;

/**
 * Prices to ask about: zero, negative, too high for a dish, one of several dishes, or next to another. A dash that most
 * prices have isn’t a minus sign. Pure.
 */
export function doubtfulPrices(
  lines: readonly PricedLine[],
): (line: PricedLine, next: PricedLine | undefined) => boolean {
  const priced = lines.filter(({ price }) => price !== undefined);
  const isDashed = priced.filter(({ text }) => MINUS.test(text)).length > priced.length / 2;
  return ({ text, words, price }, next) => {
    if (price === undefined) return TOO_LARGE.test(text);
    if (isWorthless(price) || (MINUS.test(text) && !isDashed)) return true;
    if (OTHER_PRICE.test(words) || ADDITION.test(text) || isCutWrong(price)) return true;
    return FOR_EACH.test(text) && next !== undefined && next.price === undefined;
  };
}

function isWorthless(price: LinePrice): boolean {
  const isFree = [price, ...price.variants].some(({ amount }) => amount === 0);
  return isFree || (isSigned(price) && pricesOf(price).some((each) => LARGEST_WRITTEN.test(each)));
}

/** "half dozen 21, dozen 39", "loaf $8 / half $4.50", "de 3 fromages 9 €": the sizes were split at the wrong place. */
function isCutWrong({ variants }: LinePrice): boolean {
  const labels = variants.map(({ label }) => label).filter((label) => label !== '');
  if (labels.length < 2) return false;
  const sizes = labels.filter(isSize).length;
  const signed = variants.filter(({ price }) => isSignedPrice(price)).length;
  const isMixed = (count: number) => count > 0 && count < labels.length;
  return new Set(labels).size < labels.length || isMixed(sizes) || isMixed(signed);
}
