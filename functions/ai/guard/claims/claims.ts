import type { CLAIM_LANGUAGES } from './claim-languages.ts';
import { type ClaimWords, ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { SPANISH } from './spanish.ts';

/** Statements that a restaurant must be able to prove or must have made itself. */
export type ClaimKind = keyof typeof ENGLISH;

const BY_LANGUAGE: Record<(typeof CLAIM_LANGUAGES)[number], ClaimWords> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
};

/** The words of all languages by kind, because an English page may have an Italian line. */
export const CLAIM_WORDS = (Object.keys(ENGLISH) as ClaimKind[]).map((claim) => ({
  claim,
  words: Object.values(BY_LANGUAGE)
    .map((words) => words[claim])
    .join('|'),
}));

/** Guests rely on these. If they are true for one dish, they may be false for others. */
export const CLAIMS_OF_ONE_DISH: readonly ClaimKind[] = ['allergen', 'diet', 'halal'];
