import { fold } from '../fold.ts';
import { detectLanguage } from '../readers/language/detect-language.ts';
import { LIBRARY_LANGUAGES, type Line } from './copy-library.ts';

/** "20% off", "a free dessert", "half price": what a guest can "get". "Free scoop" lacks its article in a sentence. */
const FITS_SENTENCE =
  /^(?:[\p{Sc}\d]|(?:an?|the|any|every|all|half|one|two|un[aeo]?|dos|deux|due|eine?n?|zwei)(?!\p{L}))/iu;
/** The offer begins a sentence, or comes after a colon. */
const IS_LABELED = /(?:^|[:.!?] )\{offer\}/;

/** The lines that an offer reads well in; all of them where none is made for an offer that is no part of a sentence. */
export function linesForOffer(lines: readonly Line[], offer: string): readonly Line[] {
  const labeled = lines.filter((line) => IS_LABELED.test(line));
  const isPart = FITS_SENTENCE.test(offer) && !/^\p{Lu}/u.test(offer);
  return isPart || labeled.length === 0 ? lines : labeled;
}

/** Of copy around an offer: that of the profile, else that of the offer, else English. */
export function languageOfOffer(language: string, offer: string): string {
  if (language !== '') return language;
  const typed = detectLanguage(offer, fold(offer));
  return LIBRARY_LANGUAGES.some((each) => each === typed) ? typed : 'en';
}
