import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';

import { KIND } from '../readers/pieces/kind-words.ts';

/** Words that are one thing in English, typed as on a phone. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|ca|wo|is|are|was|were|have|has|would|could|should)nt\b/gi, '$1n’t'],
  [/\b(that|what|there|he|she)s\b(?!['’])/gi, '$1’s'],
  [/\bi(?=['’]|\s|$)/g, 'I'],
  [/\bits(?= (?:an?|the|my|our|all|not|made|been|so|very|always|really|just|on|in|at)\b)/gi, 'it’s'],
  [/\b(mom|mama|grandma|dad|papa|grandpa|nana|chef)s(?= \p{L})/giu, '$1’s'],
  [/\b(\p{L}{4,}) style(?= \p{L})/giu, '$1-style'],
  [/\bim\b/gi, 'I’m'],
  [/\bive\b/gi, 'I’ve'],
  [/\bhappy hr\b/gi, 'happy hour'],
  [/\bwalk ins\b/gi, 'walk-ins'],
  [/\bgluten free\b/gi, 'gluten-free'],
  [/\bbbq\b/gi, 'BBQ'],
  [/(?<=\p{L}) n (?=\p{L})/giu, ' and '],
  [/\bw\/\s*(?=\p{L}|\d)/giu, 'with '],
  [/(?<=\p{L}|\d) w (?=\p{L}|\d)/giu, ' with '],
  [/\btil\b/gi, 'until'],
  [/\bnites?\b/gi, 'night'],
  [/\bthru\b/gi, 'through'],
  [/\bny style\b/gi, 'NY-style'],
  [/\bbyob\b/gi, 'BYOB'],
];
/** Kitchens and people that English writes with a capital. */
export const NATION =
  /\b(?:african|american|argentin(?:e|ian)|brazilian|british|cajun|cantonese|caribbean|chinese|colombian|creole|cuban|ethiopian|filipino|french|georgian|german|greek|hawaiian|indian|irish|italian|jamaican|japanese|jewish|korean|lebanese|mediterranean|mexican|moroccan|nepali|oaxacan|pakistani|persian|peruvian|polish|portuguese|puerto rican|salvadoran|sichuan|sicilian|spanish|syrian|taiwanese|thai|tibetan|turkish|ukrainian|venezuelan|vietnamese|yemeni)\b/g;

/** A town in small letters with its US state, at the end: "around austin tx". */
const TOWN_AND_STATE =
  /(?<=\b(?:in|around|near|of|outside) |, )([a-z][a-z .'’-]{1,30}?),? (a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])(?=$|,)/;
/** "ramen spot in cleveland", "bakery in fall river" */
const TOWN_ALONE =
  /(?<=\bin )(?!(?:the|an?|our|town|back|season|house|person|stock|style|front)\b)[a-z]{3,}(?: [a-z]{3,})?$/;
/** "steakhouse scottsdale", "food truck lafayette LA" */
const TOWN_AFTER_KIND = new RegExp(
  `(?<=${KIND.source} )(?!(?:in|on|at|near|by|since|with|and|for|from|of|to|the|or)\\b)[a-z]{4,}(?: [a-z]{4,})?(?=$|,| [A-Z]{2}$)`,
  'u',
);
const STATE_AT_END =
  /(?<=\p{Lu}\p{Ll}+) (a[klrz]|c[ao]|fl|ga|ia|id|il|k[sy]|m[dinost]|n[cdehjmvy]|oh|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])$/iu;
const LEAD = /^(?:also|and|plus|oh|but|so|anyway)[,:]?\s+(?=\p{L})/iu;

const isEnglish = (language: string) => language === 'en' || language === 'und';

/** What a restaurant is, in the owner's words, without the slips of a phone's keyboard where it is English. Pure. */
export function tidyPhrase(words: string, language: string): string {
  if (!isEnglish(language)) return words;
  return tidyWords(words, language)
    .replace(
      TOWN_AND_STATE,
      (_, town: string, state: string) => `${town.replace(/\p{L}+/gu, capital)}, ${state.toUpperCase()}`,
    )
    .replace(TOWN_ALONE, inCapitals)
    .replace(TOWN_AFTER_KIND, inCapitals)
    .replace(STATE_AT_END, (_, state: string) => `, ${state.toUpperCase()}`);
}

/** Words of a name or a remark in English without the slips of a phone’s keyboard. Pure. */
export function tidyWords(words: string, language: string): string {
  if (!isEnglish(language)) return words;
  return TYPED.reduce((text, [slip, right]) => text.replace(slip, right), words)
    .replace(DAY_ONLY, (_, day: string) => `${DAYS[day.slice(0, 3).toLowerCase()]}s only`)
    .replace(NATION, inCapitals)
    .replace(DAY, capital);
}

/** An address that has a button of its own is not read out: "Reservations on OpenTable https://…". */
const ADDRESS = /\s*\(?(?:https?:\/\/|www\.)\S+/giu;

/** An owner's words as a sentence of a page; those in English also without the slips of a phone's keyboard. Pure. */
export function tidySentence(given: string, language: string): string {
  const words = given.replace(ADDRESS, '').replace(/!{2,}/g, '!');
  return asSentence(tidyWords(isEnglish(language) ? words.replace(LEAD, '') : words, language));
}

const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
/** "Sat only" */
const DAY_ONLY = /\b(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s? only\b/gi;
/** "sat" and "sun" alone are words of their own. */
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues?|thu(?:rs?)?|fri)\b|\b(?:wed|sat|sun)(?=\s?(?:[-–—\d]|to\b)|$)|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\bmay(?= (?:to|through)\b)|(?<=(?:\b(?:fri|sat|thurs?|to|through|and)|[-–—])\s?)(?:sat|sun)\b/g;

const inCapitals = (words: string): string => words.replace(/\p{L}+/gu, capital);
