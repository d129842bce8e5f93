/** Letters and digits that are not taken for one another when they are read aloud or typed at the till. */
const SAFE_CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const WORD_LENGTH = 8;
const ENDING_LENGTH = 4;

export const PROMO_CODE_MAX_LENGTH = 24;

/** In capital letters without accents: `JALAPEÑO 5` and `jalapeno 5` are the same. */
export function plainPromoText(typed: string): string {
  return typed.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase();
}

/** A code as it is kept and compared: guests type it in any case, with blanks and dashes, and without accents. */
export function normalizePromoCode(typed: string): string {
  return plainPromoText(typed)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, PROMO_CODE_MAX_LENGTH);
}

/**
 * A code such as `TRUFFLE7KQ4`: the longest word of the item, for the ear, then an ending made of `random`, whole
 * numbers of 0 or more. The same numbers give the same code.
 */
export function makePromoCode(item: string, random: readonly number[]): string {
  const words = plainPromoText(item)
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 2);
  const [longest = 'TABLE'] = words.sort((a, b) => b.length - a.length);
  const ending = Array.from({ length: ENDING_LENGTH }, (_, place) =>
    SAFE_CHARACTERS.charAt((random[place] ?? 0) % SAFE_CHARACTERS.length),
  );
  return `${longest.slice(0, WORD_LENGTH)}${ending.join('')}`;
}
