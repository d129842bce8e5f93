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
import {
  ALTERNATIVE,
  CONTACT,
  isCutShort,
  isExplanation,
  isLoud,
  isNoteWithPrice,
  type Line,
} from './menu-line.ts';
import { SET_MENU } from './set-menu.ts';

type Around = readonly [above: Line | undefined, next?: Line, after?: Line];

const MINUS = /(?<=[\s\p{L})])[-−–](?=[$€£¥]?\d[\d.,]*\s*$)|\$-(?=\d)/u;
/** "1000000000", "1e9": neither a price nor a name. */
const TOO_LARGE = /(?<![\d.,])(?:\d{7,}|\d+e\d{1,2})\s*$/iu;
const LARGEST_WRITTEN = /\d(?:[.,’' ]?\d){7,}/u;

/** "Fries $9 add bacon", "Mimosa 9 / pitcher", "6 for 9, 12 for 16": the words need another price. Volumes and strengths don’t. */
const OTHER_PRICE = new RegExp(
  String.raw`${SIGNED_AMOUNT}|\d[.,]\d{2}(?!\d)(?!\s?(?:[cdm]?[lL]|oz|[kK]?g|lb|cm|%)(?!\p{L}))|(?<![\d/])\d+\s*[\/|]\s*\p{L}|\d\s+[\/|]\s+\d|(?<![\d/])\d+\s+for\s+\d`,
  'u',
);
/** "TACOS $3.50 each" above names: one price for all of them. */
const FOR_EACH = /(?<!\p{L})(?:each|ea|c\/u)\.?$/iu;
/** "+ egg 2", "Brown rice add 2", "Starter + main 24" */
const ADDITION = /^\+|(?:^|\s)add$|\s\+\s/iu;
/** "Extra egg +2", but not "add lobster +12" */
const IS_ADDED = /^\p{Lu}[^,]*\+\s?\p{Sc}?\d/u;
/** Not food, but on menus. */
const CHARGE =
  /(?:^(?:cover charge|coperto|servizio|couvert|cubierto|servicio|gedeck|korkgeld|corkage|service charge)|(?<!\p{L})gratuity)(?!\p{L})/iu;
/** "Short stack 7.5   Full stack": another dish. */
const OTHER_DISH = /\d\s{2,}\p{L}/u;
const SIGNED = new RegExp(SIGNED_AMOUNT, 'u');

/**
 * Lines to ask about: a price of zero, negative, too high for a dish, one of several dishes, next to another, of a
 * heading, or without the sign that most have; and a name that goes on in the next line. A dash that most prices have
 * isn’t a minus sign. Pure.
 */
export function doubtfulPrices(lines: readonly Line[]): (line: Line, around: Around) => boolean {
  const priced = lines.filter(({ price }) => price !== undefined);
  const isUsual = (is: (line: Line) => boolean) => priced.filter(is).length > priced.length / 2;
  const isDashed = isUsual(({ text }) => MINUS.test(text));
  const isUsuallyLoud = isUsual(isLoud);
  const isUsuallyAlone = isUsual(({ isApart }) => isApart);
  const isUsuallyCapital = isUsual(({ words }) => !IS_LOWER.test(words));
  const isSignUsual = priced.filter(hasSign).length > priced.length * 0.8;
  const isLone = findLone(lines);
  const isLoudBlock = loudBlocks(lines);
  const isBelowName = (line: Line, above: Line | undefined, next: Line | undefined) =>
    above !== undefined && above.price === undefined && !line.isApart && isNoteWithPrice(above, line, next);
  const arePricesBelow =
    lines.filter((line, at) => line.price !== undefined && isBelowName(line, lines[at - 1], lines[at + 1]))
      .length > 1;
  return (line, [above, next, after]) => {
    const { text, words, price, isApart } = line;
    if (!isApart && above?.price === undefined && isCutShort(above?.words ?? '')) return true;
    if (price === undefined)
      return (
        CHARGE.test(words) ||
        isPricedWithin(text) ||
        IS_ADDED.test(text) ||
        (isCutShort(words) && !isNextApart(next))
      );
    if (isWorthless(price) || (MINUS.test(text) && !isDashed)) return true;
    if (OTHER_PRICE.test(words) || OTHER_DISH.test(words) || isCutWrong(line)) return true;
    if (pricesOf(price).some((each) => each.startsWith('+')) || ADDITION.test(words)) return true;
    if (CHARGE.test(words) || isCutShort(words)) return true;
    if (isSignUsual && !hasSign(line) && !isStrong(price) && price.variants.length < 2) return true;
    if (FOR_EACH.test(text) && isName(next) && (after === undefined || isName(after))) return true;
    // "also as a small portion 9" below a dish
    if (isUsuallyCapital && IS_LOWER.test(words) && !ALTERNATIVE.test(words) && !isPlainDish(line))
      return !arePricesBelow || !isBelowName(line, above, next);
    if (isApart && isLoud(line) && !isUsuallyLoud && !isLoudBlock(line)) return true;
    // "Week 48" between empty lines
    if (isNextApart(next) || (next?.price === undefined && isPricedWithin(next?.text ?? '')))
      return !isUsuallyAlone && isLone(line);
    return isApart && !SET_MENU.test(words) && isName(next) && isName(after);
  };
}

/** Whether a line begins a block in which other names with prices are in capitals, too. */
function loudBlocks(lines: readonly Line[]): (line: Line) => boolean {
  const firsts = new Set<Line>();
  let first: Line | undefined;
  for (const line of lines) {
    if (line.isApart) first = line;
    else if (first !== undefined && line.price !== undefined && isLoud(line)) firsts.add(first);
  }
  return (line) => firsts.has(line);
}

/** Whether a line has the only price between empty lines, below no heading; at the end, also below a sentence. */
function findLone(lines: readonly Line[]): (line: Line) => boolean {
  const end = lines.findLastIndex(({ isApart }) => isApart);
  const isNote = ({ words, price, kind, labels }: Line) => !price && isExplanation(words) && !kind && !labels;
  const [first, ...below] = lines.slice(end);
  const isFooter = first !== undefined && isNote(first) && below.filter(({ price }) => price).length === 1;
  return (line) => line.isApart || (isFooter && line.at >= first.at);
}

/** It has a currency sign, or no amount. */
const hasSign = ({ price }: Line) => price !== undefined && (price.is_market_price || isSigned(price));

/** "Entrecôte 27€ (foie gras +6€)", "latte 5 (oat +1)", "Calamari 14 GF" */
const isPricedWithin = (text: string) =>
  TOO_LARGE.test(text) || (!CONTACT.test(text) && (SIGNED.test(text) || BEFORE_BRACKETS.test(text)));
const BEFORE_BRACKETS = /\s\d+(?:[.,]\d{1,2})?\s*(?:\([^()]*\)|\p{Lu}{1,2})$/u;

const IS_LOWER = /^\p{Ll}/u;
/** "banana pudding $5", but not "with shrimp $4" or "large $9" */
const isPlainDish = ({ words, price }: Line): boolean =>
  price !== undefined &&
  isSigned(price) &&
  /^\p{Ll}{4,} \p{Ll}/u.test(words) &&
  !JOINS.test(words) &&
  !isSize(words);
const JOINS =
  /^(?:also|with|extra|plus|half|small|large|double|each|auch|extra|dazu|klein|groß|avec|aussi|petit|grand|para|extra|pequeñ|grande|anche|piccol)/u;
const isNextApart = (next: Line | undefined) => next === undefined || next.isApart;

/** "Desserts 8" above several names: one price for all of them. */
const isName = (line: Line | undefined) =>
  line !== undefined && !line.isApart && line.price === undefined && !isExplanation(line.words);

function isWorthless(price: LinePrice): boolean {
  const isFree = [price, ...price.variants].some(({ amount }) => amount === 0);
  return isFree || (isSigned(price) && pricesOf(price).some((each) => LARGEST_WRITTEN.test(each)));
}

/** "half dozen 21, dozen 39", "loaf $8 / half $4.50", "de 3 fromages 9 €": the sizes were split at the wrong place. */
function isCutWrong({ text, price }: Line): boolean {
  const variants = price?.variants ?? [];
  const labels = variants.map(({ label }) => label).filter((label) => label !== '');
  if (labels.length < 2) return false;
  const sizes = labels.filter(isSize).length;
  const isMixed = (count: number) => count > 0 && count < labels.length;
  const isMixedBy = (is: (price: string) => boolean) =>
    isMixed(variants.filter(({ price }) => is(price)).length);
  if (new Set(labels).size < labels.length || isMixed(sizes) || isMixedBy(isSignedPrice)) return true;
  return sizes === 0 && (isMixedBy(isStrongPrice) || !/\d\W*[/|,;]/u.test(text));
}
