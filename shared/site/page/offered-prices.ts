import { withPlainDigits } from './plain-digits.ts';
import { AMOUNT, amountOf, currencyOf, withoutCurrency } from './price.ts';

/** A price of a dish. `name`: its size or occasion; absent if the text gives none. */
export type OfferedPrice = { name?: string; price: string; currency?: string | undefined };

/** A dish with more prices doesn't have sizes. */
const MOST_SIZES = 10;

/**
 * Parses all prices in a text with their sizes: `half $8, full $14`, `20 cm 9 / 30 cm 12`, `4 / 7`. A single price
 * has no name. Returns none if a number may be something else, as in `18 / +3 with fries` or `12 for 2`. White
 * space is collapsed, as on the page.
 */
export function offeredPrices(price: string, restaurantCurrency?: string): OfferedPrice[] {
  const text = price.replace(/\s+/g, ' ').trim();
  const single = amountOf(text);
  if (single !== undefined) return [{ price: single, currency: currencyOf(text, restaurantCurrency) }];
  const ofText = currencyOf(text, restaurantCurrency);
  const separator = separatorIn(text);
  const parts = text.split(separator);
  const sizes = parts.map((part) => sizeOf(part, ofText)).filter((size) => size !== undefined);
  const areAll = sizes.length === parts.length && sizes.length <= MOST_SIZES;
  return areAll && areNamedAlike(sizes, separator !== COMMA) ? sizes : [];
}

const SPACED = /\s[/|]\s|;/;
/** Matches `4/7`, but not `1/2`, which is half of something. */
const TIGHT = /^[^\p{L}/]+\/[^\p{L}]+$/u;
const FRACTION = /^\s*[123]\s*\/\s*[2348]\s*$/;
const COMMA = /[,·،]\s/;

function separatorIn(text: string): RegExp | string {
  if (SPACED.test(text)) return SPACED;
  return TIGHT.test(text) && !FRACTION.test(text) ? '/' : COMMA;
}

/** Either all have names or, between slashes, none has. The first may be the dish's own price. */
function areNamedAlike([first, ...others]: readonly OfferedPrice[], isSlashed: boolean): boolean {
  if (first === undefined || others.length === 0) return false;
  if (others.every(({ name }) => name !== undefined)) return true;
  return isSlashed && [first, ...others].every(({ name }) => name === undefined);
}

/** Makes a number a size, not a price. */
const MEASURE =
  /(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|kg|mg|ml|cl|dl|l|oz|lbs?|cm|mm|in|inch(?:es)?|[″"”]|pcs?|pieces?|pers\.?|persons?|people|guests?|pax|pezzi|persone|personas?|piezas?|pièces?|personnes?|personen|stück|stk\.?)(?!\p{L})/giu;
/** A surcharge, or a part of a price. */
const ADDITION =
  /[+%×]|\b(?:add|plus|suppl\p{L}*|aggiunta|zzgl|aufpreis|off|rabatt)\b|\bextra\b(?!\s+(?:large|small|gro|grand))/iu;

function sizeOf(part: string, ofText: string | undefined): OfferedPrice | undefined {
  const plain = withPlainDigits(part);
  const price = ADDITION.test(plain) ? undefined : amountOf(plain.replace(MEASURE, ' '));
  if (price === undefined) return undefined;
  const name = nameOf(plain);
  return { ...(name !== '' && { name }), price, currency: currencyOf(part, ofText) };
}

/** The words around the price, which is the last number that isn't a size. */
function nameOf(part: string): string {
  const measures = [...part.matchAll(MEASURE)].map(({ index, 0: { length } }) => ({ index, length }));
  const isMeasured = (at: number) => measures.some(({ index, length }) => at >= index && at < index + length);
  const amount = [...part.matchAll(AMOUNT)].find(({ index }) => !isMeasured(index));
  if (amount === undefined) return '';
  const around = `${part.slice(0, amount.index)} ${part.slice(amount.index + amount[0].length)}`;
  return withoutCurrency(around)
    .replace(/\s+/g, ' ')
    .replace(/^[\s:=–—.-]+|[\s:=–—-]+$/gu, '');
}
