import { type PostLanguage, primaryPostLanguage } from '#functions/platform/ai/post-language.ts';
import { ENGLISH_POST_WORDS } from './english.ts';
import { FRENCH_POST_WORDS } from './french.ts';
import { GERMAN_POST_WORDS } from './german.ts';
import { ITALIAN_POST_WORDS } from './italian.ts';
import type { PostWords } from './post-words.ts';
import { SPANISH_POST_WORDS } from './spanish.ts';

const WORDS: Readonly<Record<PostLanguage, PostWords>> = {
  en: ENGLISH_POST_WORDS,
  es: SPANISH_POST_WORDS,
  fr: FRENCH_POST_WORDS,
  it: ITALIAN_POST_WORDS,
  de: GERMAN_POST_WORDS,
};

/** An unknown language is English, as on a restaurant's page. */
export function postWordsOf(language: string): PostWords {
  return WORDS[primaryPostLanguage(language)];
}
