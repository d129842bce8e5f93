import type { Span } from '#functions/ai/readers/reader.ts';
import { type Line, linesOf } from '#functions/ai/readers/text/lines.ts';
import { isSize } from '#shared/profile/menu-lines/column-heads.ts';
import { isHours, isOfDay } from '#shared/profile/menu-lines/hours-words.ts';
import {
  cutLine,
  isSigned,
  isSignedPrice,
  isStrong,
  type LinePrice,
  pricesOf,
} from '#shared/profile/menu-lines/line-prices.ts';
import { CONTACT, LIST_OF_CHOICES } from '#shared/profile/menu-lines/menu-line.ts';
import { isDish, isOnlyCourse, PERSON } from './menu-words.ts';

/**
 * A line of free text. `dish`: it ends with a price, after a dish name or choices of the dish above. `price`: only
 * a price. `plain`: possibly a heading, name, or description. `other`: a sentence, hours, or contact data.
 */
export type Row = Line & {
  type: 'dish' | 'price' | 'plain' | 'rule' | 'other';
  text: string;
  words: string;
  isStrong: boolean;
};

const LONGEST = 250;
/** "open to 9 | 10", but not "dinner for 2 | 10". */
export const NUMBER_LAST = /(?<!\s(?:for|für|para|pour|per))\s\d+$/u;
function rowOf(source: string, line: Line): Row {
  const text = source.slice(line.start, line.end);
  const { words, price } = CONTACT.test(text) || text.length > LONGEST ? { words: text } : cutLine(text);
  const row = { ...line, text, words, isStrong: price !== undefined && isStrong(price) };
  if (!/[\p{L}\d]/u.test(text)) return { ...row, type: 'rule' };
  if (
    CONTACT.test(text) ||
    text.length > LONGEST ||
    isHours(price !== undefined && isSigned(price) ? words : text)
  )
    return { ...row, type: 'other' };
  if (price === undefined) return { ...row, type: PERSON.test(text) || isOfDay(text) ? 'other' : 'plain' };
  if (words === '') return { ...row, type: row.isStrong ? 'price' : 'other' };
  const isName = isDish(words) || (LIST_OF_CHOICES.test(words) && !PERSON.test(words));
  return { ...row, type: isName && isOneDish(words, price) ? 'dish' : 'other' };
}

/** "tacos 4, burritos 9" are several dishes. In "open to 9" and "cheese 110 150 190", the numbers are unclear. */
function isOneDish(words: string, price: LinePrice): boolean {
  if (price.is_market_price) return !isOnlyCourse(words);
  const isUnclear =
    isOfDay(words) || NUMBER_LAST.test(words) || pricesOf(price).some((each) => /\d\s\d/u.test(each));
  if (isUnclear && !isStrong(price)) return false;
  const isLabeled = price.variants.every(({ label }) => label === '' || isSize(label));
  return isLabeled && !isSignedPrice(words) && !/\t|\d[^\p{L}\d]{0,3}[,;•|·/]\s+[\p{L}\d]/u.test(words);
}

export function rowsOf(source: string, free: readonly Span[]): Row[] {
  return linesOf(source, free).map((line) => rowOf(source, line));
}
