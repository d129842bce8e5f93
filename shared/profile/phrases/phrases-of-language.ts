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

/** Languages (BCP 47 primary subtags) in which the built-in writer can say something of its own. */
export const COMPOSER_LANGUAGES: readonly string[] = Object.keys(PHRASES);

/** Undefined where the built-in writer does not speak the language: then the page has the owner's words alone. */
export function phrasesOf(language: string): Phrases | undefined {
  return PHRASES[language.toLowerCase().split('-')[0] ?? ''];
}
