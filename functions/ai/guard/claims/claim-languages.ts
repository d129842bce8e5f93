/** The languages with a list of words that make a claim. In others no claim of a model can be found. */
export const CLAIM_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;

/** Of a BCP 47 language; English where it is unknown. */
export const baseOf = (language: string) => language.toLowerCase().split('-')[0] || 'en';

export const hasClaimList = (language: string) => CLAIM_LANGUAGES.some((base) => base === baseOf(language));
