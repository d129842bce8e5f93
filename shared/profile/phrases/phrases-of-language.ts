import { ENGLISH_PHRASES } from './english.ts';
import { FRENCH_PHRASES } from './french.ts';
import { GERMAN_PHRASES } from './german.ts';
import { ITALIAN_PHRASES } from './italian.ts';
import type { Phrases } from './phrases.ts';
import { SPANISH_PHRASES } from './spanish.ts';

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: ENGLISH_PHRASES,
  es: SPANISH_PHRASES,
  fr: FRENCH_PHRASES,
  it: ITALIAN_PHRASES,
  de: GERMAN_PHRASES,
};

/** Languages (BCP 47 primary subtags) of the built-in writer. */
export const COMPOSER_LANGUAGES: readonly string[] = Object.keys(PHRASES);

/** Undefined if the built-in writer doesn’t support the language. Then the page has only the owner’s words. */
export function phrasesOf(language: string): Phrases | undefined {
  return PHRASES[language.toLowerCase().split('-')[0] ?? ''];
}
