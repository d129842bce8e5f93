import { stableHash } from '#shared/text/stable-hash.ts';
import { normalizePromoCode } from './promo-code.ts';

/** What is not taken for anything else when it is read aloud or typed: neither 0 and O, nor 1, I and L, nor 5 and S. */
const CHARACTERS = 'ACDEFGHJKMNPQRTUVWXY34679';
/** 244 million endings: a campaign of 20,000 guests uses one in 12,000. */
const ENDING_LENGTH = 6;
/** Of the owner's word that stands before it. With the ending it is shorter than a code that is compared. */
const STEM_LENGTH = 12;

export type GuestOfCode = {
  campaignId: string;
  /** E.164. */
  phone: string;
};

/**
 * A code of one guest, such as `DOLCE-7KQ4XM`: always of the same length for one word of the owner's. The same guest of
 * the same campaign gets the same code at each attempt, and another one at the next: when the first is taken.
 */
export function guestCode(offerCode: string, { campaignId, phone }: GuestOfCode, attempt: number): string {
  return withEnding(offerCode, stableHash(`code#${campaignId}#${phone}#${attempt}`));
}

/** What guests' own codes begin with where this is the owner's word, as `normalizePromoCode` makes them. */
export function guestCodeStem(word: string): string {
  return [...normalizePromoCode(word)].slice(0, STEM_LENGTH).join('');
}

/** Whether a code is this beginning with an ending behind it. */
export function hasStem(code: string, stem: string): boolean {
  return code.startsWith(stem) && code.length === stem.length + ENDING_LENGTH;
}

/** What stands in the place of each guest's own code where a text is shown and measured. */
export function sampleGuestCode(offerCode: string): string {
  return withEnding(offerCode, stableHash('sample'));
}

/** The text that was made with the sample, with this code in its place. */
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
