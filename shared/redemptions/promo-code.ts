const WORD_LENGTH = 10;

export const PROMO_CODE_MAX_LENGTH = 24;

/** In capitals without accents: `JALAPEÑO 5` and `jalapeno 5` are the same. */
export function plainPromoText(typed: string): string {
  return typed.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase();
}

/**
 * Normalizes a code for storage and comparison. Guests type it in any case, with spaces and dashes, and without
 * accents.
 */
export function normalizePromoCode(typed: string): string {
  return plainPromoText(typed)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, PROMO_CODE_MAX_LENGTH);
}

/** The number that people remember from an offer: 20 of "20% off"; undefined without a two-digit number. */
export function offerNumber(offer: string): number | undefined {
  const [digits] = /(?<![\d.,])\d{2}(?![\d]|[.,]\d)/.exec(offer) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A code that is easy to say, such as `LOBSTER20`: the longest word of the item, then a number from 10 to 99. */
export function makePromoCode(item: string, number: number): string {
  const words = plainPromoText(item)
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 2);
  const [longest = 'TABLE'] = words.sort((a, b) => b.length - a.length);
  return `${longest.slice(0, WORD_LENGTH)}${10 + (Math.abs(Math.trunc(number)) % 90)}`;
}
