/** Languages with a list of words for claims. The guard can’t find a model’s claims in other languages. */
export const CLAIM_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;

/** The base language of a BCP 47 tag; English if it is unknown. */
export const baseOf = (language: string) => language.toLowerCase().split('-')[0] || 'en';

export const hasClaimList = (language: string) => CLAIM_LANGUAGES.some((base) => base === baseOf(language));
