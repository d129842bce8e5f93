import { stableHash } from '#shared/text/stable-hash.ts';
import { normalizePromoCode } from './promo-code.ts';

/** Characters that aren’t confused when read aloud or typed: no 0 or O, 1, I, or L, 5 or S. */
const CHARACTERS = 'ACDEFGHJKMNPQRTUVWXY34679';
/** 244 million endings. A campaign of 20,000 guests uses one in 12,000. */
const ENDING_LENGTH = 6;
/** The length of the offer code in front. With the ending, it is shorter than the compared length. */
const STEM_LENGTH = 12;

export type GuestOfCode = {
  campaignId: string;
  /** E.164. */
  phone: string;
};

/**
 * A unique code for a guest, such as `DOLCE-7KQ4XM`, always of the same length for one offer code. The same guest,
 * campaign, and attempt give the same code; the next attempt gives another if it is taken.
 */
export function guestCode(offerCode: string, { campaignId, phone }: GuestOfCode, attempt: number): string {
  return withEnding(offerCode, stableHash(`code#${campaignId}#${phone}#${attempt}`));
}

/** The beginning of guests’ unique codes for this offer code, as `normalizePromoCode` returns it. */
export function guestCodeStem(word: string): string {
  return [...normalizePromoCode(word)].slice(0, STEM_LENGTH).join('');
}

/** True if a code is this beginning plus an ending. */
export function hasStem(code: string, stem: string): boolean {
  return code.startsWith(stem) && code.length === stem.length + ENDING_LENGTH;
}

/** The placeholder for a guest’s unique code when a text is shown and measured. */
export function sampleGuestCode(offerCode: string): string {
  return withEnding(offerCode, stableHash('sample'));
}

/** The text with this code instead of the placeholder. */
export function withGuestCode(text: string, { sample, code }: { sample: string; code: string }): string {
  return text.replaceAll(sample, () => code);
}

function withEnding(offerCode: string, hash: number): string {
  let left = hash;
  let ending = '';
  for (let place = 0; place < ENDING_LENGTH; place++) {
    ending += CHARACTERS.charAt(left % CHARACTERS.length);
    left = Math.floor(left / CHARACTERS.length);
  }
  return `${guestCodeStem(offerCode)}-${ending}`;
}
