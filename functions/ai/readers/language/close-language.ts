import { fold } from '#functions/ai/fold.ts';
import { READ_LANGUAGES } from '../../library/words/function-words.ts';
import {
  BEFORE_TOWN,
  countryIn,
  IN_A_TOWN,
  LANGUAGES_BEFORE_TOWN,
  languageOfCountry,
  MOST_WORDS_OF_BRIEF,
  SAID_WORDS,
  scoresOf,
  UNKNOWN,
  WORD,
  WORDS_OF_SHORT,
} from './detect-language.ts';

/** In words. Smaller leads of one language over the next are a guess. */
const CLEAR_LEAD = 1;

/**
 * The language that a short text may be in instead of the detected one; undefined if that is clear. A known country
 * decides unless a sentence has words of another language. Without a detected language, pages are in English.
 */
export function closeLanguage(source: string, detected: string, region = ''): string | undefined {
  const folded = fold(source);
  const language = detected === UNKNOWN ? 'en' : detected;
  const words = folded.match(WORD) ?? [];
  if (words.length > MOST_WORDS_OF_BRIEF) return undefined;
  const home = languageOfCountry(region || countryIn(source));
  const isSaid = (each: string) => words.some((word) => SAID_WORDS.get(word)?.includes(each));
  const scores = scoresOf(source, folded, WORDS_OF_SHORT, folded);
  const scoreOf = (each: string) => scores.get(each) ?? 0;
  const [second] = READ_LANGUAGES.filter(
    (each) => each !== language && scoreOf(each) > 0 && (home !== language || isSaid(each)),
  ).toSorted((one, other) => scoreOf(other) - scoreOf(one));
  if (second !== undefined && scoreOf(language) - scoreOf(second) < CLEAR_LEAD) return second;
  const town: readonly string[] | undefined = IN_A_TOWN.test(source)
    ? ['es', 'fr']
    : LANGUAGES_BEFORE_TOWN[BEFORE_TOWN.exec(source)?.[1] ?? ''];
  const isForeignTown = town?.includes(language) && !town.includes('en');
  const isOfNames = home === undefined && language !== 'en' && !isSaid(language) && !isForeignTown;
  return isOfNames ? 'en' : undefined;
}
