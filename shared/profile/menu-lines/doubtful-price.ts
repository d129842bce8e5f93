import { isSize } from './column-heads.ts';
import {
  isSigned,
  isSignedPrice,
  isStrong,
  isStrongPrice,
  type LinePrice,
  pricesOf,
  SIGNED_AMOUNT,
} from './line-prices.ts';
import { ALTERNATIVE, CONTACT, isExplanation, isLoud, type Line } from './menu-line.ts';
import { SET_MENU } from './set-menu.ts';

type PricedLine = Pick<Line, 'text' | 'words' | 'price' | 'isApart'>;
type Next = readonly [next: PricedLine | undefined, after: PricedLine | undefined];

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
/** "+ egg 2", "Brown rice add 2" */
const ADDITION = /^\+|(?:^|\s)add$/iu;
/** Not food, but on menus. */
const CHARGE =
  /^(?:coperto|servizio|couvert|cubierto|servicio|gedeck|korkgeld|corkage|service charge|gratuity)(?!\p{L})/iu;
/** "Short stack 7.5   Full stack": another dish. */
const OTHER_DISH = /\d\s{2,}\p{L}/u;
const SIGNED = new RegExp(SIGNED_AMOUNT, 'u');

/**
 * Prices to ask about: zero, negative, too high for a dish, one of several dishes, next to another, or of a heading. A
 * dash that most prices have isn’t a minus sign. Pure.
 */
export function doubtfulPrices(lines: readonly PricedLine[]): (line: PricedLine, below: Next) => boolean {
  const priced = lines.filter(({ price }) => price !== undefined);
  const isUsual = (is: (line: PricedLine) => boolean) => priced.filter(is).length > priced.length / 2;
  const isDashed = isUsual(({ text }) => MINUS.test(text));
  const isUsuallyLoud = isUsual(isLoud);
  const isUsuallyAlone = isUsual(({ isApart }) => isApart);
  const isUsuallyCapital = isUsual(({ words }) => !IS_LOWER.test(words));
  const isUsuallyStrong = isUsual(({ price }) => price !== undefined && isStrong(price));
  return (line, [next, after]) => {
    const { text, words, price, isApart } = line;
    if (price === undefined) return isPricedWithin(text);
    if (isWorthless(price) || (MINUS.test(text) && !isDashed)) return true;
    if (OTHER_PRICE.test(words) || OTHER_DISH.test(words) || isCutWrong(price)) return true;
    if (ADDITION.test(words) || CHARGE.test(words)) return true;
    if (FOR_EACH.test(text) && next !== undefined && next.price === undefined) return true;
    // "also as a small portion 9" below a dish
    if (!isApart) return isUsuallyCapital && IS_LOWER.test(words) && !ALTERNATIVE.test(words);
    // "Week 48" between empty lines
    if (isNextApart(next)) return isUsuallyStrong && !isUsuallyAlone && !isStrong(price);
    return (isLoud(line) && !isUsuallyLoud) || (!SET_MENU.test(words) && isName(next) && isName(after));
  };
}

/** "Entrecôte 27€ (foie gras +6€)", "latte 5 (oat +1)" */
const isPricedWithin = (text: string) =>
  TOO_LARGE.test(text) || (!CONTACT.test(text) && (SIGNED.test(text) || BEFORE_BRACKETS.test(text)));
const BEFORE_BRACKETS = /\s\d+(?:[.,]\d{1,2})?\s*\([^()]*\)$/u;

const IS_LOWER = /^\p{Ll}/u;
const isNextApart = (next: PricedLine | undefined) => next === undefined || next.isApart;

/** "Desserts 8" above several names: one price for all of them. */
const isName = (line: PricedLine | undefined) =>
  line !== undefined && !line.isApart && line.price === undefined && !isExplanation(line.words);

function isWorthless(price: LinePrice): boolean {
  const isFree = [price, ...price.variants].some(({ amount }) => amount === 0);
  return isFree || (isSigned(price) && pricesOf(price).some((each) => LARGEST_WRITTEN.test(each)));
}

/** "half dozen 21, dozen 39", "loaf $8 / half $4.50", "de 3 fromages 9 €": the sizes were split at the wrong place. */
function isCutWrong({ variants }: LinePrice): boolean {
  const labels = variants.map(({ label }) => label).filter((label) => label !== '');
  if (labels.length < 2) return false;
  const sizes = labels.filter(isSize).length;
  const isMixed = (count: number) => count > 0 && count < labels.length;
  const isMixedBy = (is: (price: string) => boolean) =>
    isMixed(variants.filter(({ price }) => is(price)).length);
  if (new Set(labels).size < labels.length || isMixed(sizes) || isMixedBy(isSignedPrice)) return true;
  return sizes === 0 && isMixedBy(isStrongPrice);
}
