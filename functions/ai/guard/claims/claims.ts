import { type ClaimWords, ENGLISH } from '../../library/claims/english.ts';
import { FRENCH } from '../../library/claims/french.ts';
import { GERMAN } from '../../library/claims/german.ts';
import { ITALIAN } from '../../library/claims/italian.ts';
import { SPANISH } from '../../library/claims/spanish.ts';
import type { CLAIM_LANGUAGES } from './claim-languages.ts';

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
