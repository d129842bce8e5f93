import { withPlainDigits } from './plain-digits.ts';
import { AMOUNT, amountOf, currencyOf, withoutCurrency } from './price.ts';

/** One price at which a dish can be had. `name`: its size or occasion, absent where the text says none. */
export type OfferedPrice = { name?: string; price: string; currency?: string | undefined };

/** More prices of one dish are none of sizes. */
const MOST_SIZES = 10;

/**
 * Every price in the text with the size that it is for: `half $8, full $14`, `20 cm 9 / 30 cm 12`, `4 / 7`. One alone has
 * no name. None where a number may be something else, such as `18 / +3 with fries` or `12 for 2`. `ofHouse`: ISO 4217,
 * of prices that do not say so themselves. White space counts for one space, as it does on the page.
 */
export function offeredPrices(price: string, ofHouse?: string): OfferedPrice[] {
  const text = price.replace(/\s+/g, ' ').trim();
  const single = amountOf(text);
  if (single !== undefined) return [{ price: single, currency: currencyOf(text, ofHouse) }];
  const ofText = currencyOf(text, ofHouse);
  const separator = separatorIn(text);
  const parts = text.split(separator);
  const sizes = parts.map((part) => sizeOf(part, ofText)).filter((size) => size !== undefined);
  const areAll = sizes.length === parts.length && sizes.length <= MOST_SIZES;
  return areAll && areNamedAlike(sizes, separator !== COMMA) ? sizes : [];
}

const SPACED = /\s[/|]\s|;/;
/** `4/7`, but no `1/2`, which is half of something. */
const TIGHT = /^[^\p{L}/]+\/[^\p{L}]+$/u;
const FRACTION = /^\s*[123]\s*\/\s*[2348]\s*$/;
const COMMA = /[,·،]\s/;

function separatorIn(text: string): RegExp | string {
  if (SPACED.test(text)) return SPACED;
  return TIGHT.test(text) && !FRACTION.test(text) ? '/' : COMMA;
}

/** All have a name or, between slashes, none has; the first may be the price of the dish as it is. */
function areNamedAlike([first, ...others]: readonly OfferedPrice[], isSlashed: boolean): boolean {
  if (first === undefined || others.length === 0) return false;
  if (others.every(({ name }) => name !== undefined)) return true;
  return isSlashed && [first, ...others].every(({ name }) => name === undefined);
}

/** What makes a number the size of a dish and no price. */
const MEASURE =
  /(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|kg|mg|ml|cl|dl|l|oz|lbs?|cm|mm|in|inch(?:es)?|[″"”]|pcs?|pieces?|pers\.?|persons?|people|guests?|pax|pezzi|persone|personas?|piezas?|pièces?|personnes?|personen|stück|stk\.?)(?!\p{L})/giu;
/** An addition to another price, or a part of it. */
const ADDITION =
  /[+%×]|\b(?:add|plus|suppl\p{L}*|aggiunta|zzgl|aufpreis|off|rabatt)\b|\bextra\b(?!\s+(?:large|small|gro|grand))/iu;

function sizeOf(part: string, ofText: string | undefined): OfferedPrice | undefined {
  const plain = withPlainDigits(part);
  const price = ADDITION.test(plain) ? undefined : amountOf(plain.replace(MEASURE, ' '));
  if (price === undefined) return undefined;
  const name = nameOf(plain);
  return { ...(name !== '' && { name }), price, currency: currencyOf(part, ofText) };
}

/** The words around the price, which is the last number that is no measure. */
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
