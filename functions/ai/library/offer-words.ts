import { fold } from '../fold.ts';
import { detectLanguage } from '../readers/language/detect-language.ts';
import { LIBRARY_LANGUAGES, type Line } from './copy-library.ts';

/** Offers that guests can "get": "20% off", "a free dessert", "half price". "Free scoop" lacks an article. */
const FITS_SENTENCE =
  /^(?:[\p{Sc}\d]|(?:an?|the|any|every|all|half|one|two|un[aeo]?|dos|deux|due|eine?n?|zwei)(?!\p{L}))/iu;
/** Lines in which the offer begins a sentence or follows a colon. */
const IS_LABELED = /(?:^|[:.!?] )\{offer\}/;

/** The lines that suit an offer. If the offer doesn’t fit into a sentence and no line suits it, all lines. */
export function linesForOffer(lines: readonly Line[], offer: string): readonly Line[] {
  const labeled = lines.filter((line) => IS_LABELED.test(line));
  const isPart = FITS_SENTENCE.test(offer) && !/^\p{Lu}/u.test(offer);
  return isPart || labeled.length === 0 ? lines : labeled;
}

/** The language for copy around an offer: that of the profile, or else of the offer, or else English. */
export function languageOfOffer(language: string, offer: string): string {
  if (language !== '') return language;
  const typed = detectLanguage(offer, fold(offer));
  return LIBRARY_LANGUAGES.some((each) => each === typed) ? typed : 'en';
}
