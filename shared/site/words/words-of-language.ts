import { ARABIC } from './arabic.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { SiteWords } from './site-words.ts';
import { SPANISH, SPANISH_OF_SPAIN } from './spanish.ts';

const WORDS: Readonly<Record<string, SiteWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  de: GERMAN,
  pt: PORTUGUESE,
  ar: ARABIC,
};

/** Languages (BCP 47 primary subtags) with their own words. */
export const PAGE_LANGUAGES: readonly string[] = Object.keys(WORDS);

/** The words for a BCP 47 language; English if there are none. */
export function siteWordsOf(language: string): SiteWords {
  const [primary = '', region] = language.toLowerCase().split('-');
  if (primary === 'es' && region === 'es') return SPANISH_OF_SPAIN;
  return WORDS[primary] ?? ENGLISH;
}
