import { isCommonWord } from '#functions/ai/brief/slips.ts';
import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { AMERICAN_STATES, STREET_ENDS } from '../contact/address-words.ts';
import { KIND } from '../kind/kind-words.ts';
import { AFTER_STREET, placedPieces, STREET as SHORT_STREET } from './pieces.ts';

/** A shorter piece is a menu line or a note. */
const FEWEST_WORDS = 4;
const upper = (words: string): string => words.replace(/(?<![\p{L}\d’'])\p{L}/gu, (one) => one.toUpperCase());
/** "88 north street", "1523 ne alberta" */
const STREET = new RegExp(
  `(?<![\\p{L}\\d$.,])\\d{1,5}(?: [a-z\\d.]{1,20}){1,3}? (?:${STREET_ENDS})(?![a-z])|(?<![\\d$.,])\\d{2,5} (?:[nsew]|ne|nw|se|sw)\\.? [a-z]{4,}(?= ?(?:[.,;\\n]|$))`,
  'gu',
);
/** "1189 sheridan ave. jollof $16": a new sentence. */
const AFTER_SHORT = new RegExp(`(?<= ${SHORT_STREET}\\. )(?!(?:${AFTER_STREET})(?![a-z]))[a-z]`, 'giu');
const DIRECTION = /(?<=\d )(?:ne|nw|se|sw)(?![a-z])/gi;
/** "in tarpon springs florida", "westminster ca" */
const IN_STATE = new RegExp(
  `(?<=(?:^|[ ,])(?:in|near|downtown) |(?:${KIND.source}|food|cuisine|barbecue) )([a-z]{3,}(?: [a-z]{3,}){0,2}?)(,? )(${AMERICAN_STATES})(?=$|[.,;\\n]| near | by | on | off )`,
  'giu',
);
/** "My family is from kalymnos." Other languages have “in”, too. */
const IS_ENGLISH = /\b(?:the|and|we|our|with|from)\b/;
const AFTER_PLACE =
  /(?<=(?:^| )(?:from|in|at|near) )((?:the |east |west |north |south |downtown )?)([a-z]{5,})/g;

/**
 * Capitalizes a brief that was typed without capitals where the readers need them: at the start of sentences, in
 * streets and towns, and in uncommon words after “from” or “in”. Other briefs don't change. Keeps the length. Pure and
 * linear.
 */
export function withCapitals(source: string): string {
  const pieces = placedPieces(source).filter(({ words }) => /^\p{L}/u.test(words));
  const sentences = pieces.filter(
    ({ words }) => words.split(/\s+/).length >= FEWEST_WORDS && !/\d$/.test(words),
  );
  if (sentences.length === 0 || sentences.some(({ words }) => /^\p{Lu}/u.test(words))) return source;
  const letters = [...source];
  if (letters.length !== source.length) return source;
  for (const { start } of pieces) letters[start] = letters[start]?.toLocaleUpperCase().charAt(0) ?? '';
  return letters
    .join('')
    .replace(AFTER_SHORT, (one) => one.toUpperCase())
    .replace(STREET, (street) => upper(street).replace(DIRECTION, (way) => way.toUpperCase()))
    .replace(IN_STATE, (_, town: string, gap: string, state: string) =>
      [upper(town), gap, state.length === 2 ? state.toUpperCase() : upper(state)].join(''),
    )
    .replace(AFTER_PLACE, (whole, before: string, word: string) =>
      isCommonWord(word) || dishFamilyOf(word) !== 'dish' || !IS_ENGLISH.test(source)
        ? whole
        : `${before}${upper(word)}`,
    );
}
