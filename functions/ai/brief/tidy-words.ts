import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import { NATIONS } from '../readers/kind/kind-words.ts';

/** Spellings that always mean the same in English, as people type them on a phone. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|ca|wo|is|are|was|were|have|has|would|could|should)nt\b/gi, '$1n’t'],
  [/\b(that|what|there|he|she)s\b(?!['’])/gi, '$1’s'],
  [/^were(?= (?:an?|the|open|closed|just|right) )/i, 'We’re'],
  [/\bi(?=['’]|\s|$)/g, 'I'],
  [/\bits(?= (?:an?|the|my|our|all|not|made|been|so|very|always|really|just|on|in|at)\b)/gi, 'it’s'],
  [/\b(mom|mama|grandma|dad|papa|grandpa|nana|chef)s(?= \p{L})/giu, '$1’s'],
  [/\b(\p{L}{4,}) style(?= \p{L})/giu, '$1-style'],
  [/\bu(?= \p{L})/giu, 'you'],
  [/\bur(?= \p{L})/giu, 'your'],
  [/\bim\b/gi, 'I’m'],
  [/\bive\b/gi, 'I’ve'],
  [/\bhappy hr\b/gi, 'happy hour'],
  [/\bwalk ins\b/gi, 'walk-ins'],
  [/\b(gluten) free\b/gi, '$1-free'],
  [/\b(plant) based\b/gi, '$1-based'],
  [/\bbbq\b/gi, 'BBQ'],
  [/\batm\b/gi, 'ATM'],
  [/(?<!\b(?:and|&|or|to|thru) )\bsat(?= (?:morning|afternoon|evening|night)s?\b)/gi, 'Saturday'],
  [/(?<!\b(?:and|&|or|to|thru) )\bsun(?= (?:morning|afternoon|evening|night)s?\b)/gi, 'Sunday'],
  [/(?<=\p{L}) n (?=\p{L})/giu, ' and '],
  [/\bw\/\s*(?=\p{L}|\d)/giu, 'with '],
  [/(?<=\p{L}|\d) w (?=\p{L}|\d)/giu, ' with '],
  [/\btil\b/gi, 'until'],
  [/\bnites?\b/gi, 'night'],
  [/\bthru\b/gi, 'through'],
  [/\bny style\b/gi, 'NY-style'],
  [/\bbyob\b/gi, 'BYOB'],
];
const NATION = new RegExp(`\\b(?:${NATIONS}|english)\\b`, 'g');
/** Services whose names owners type in lowercase. */
const BRAND =
  /\b(?:amex|doordash|grubhub|instagram|facebook|mastercard|opentable|resy|uber eats|venmo|visa|zelle)\b/g;
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'Amex',
  doordash: 'DoorDash',
  grubhub: 'Grubhub',
  mastercard: 'Mastercard',
  opentable: 'OpenTable',
};

const LEAD = /^(?:also|and|plus|oh|but|so|anyway)[,:]?\s+(?=\p{L})/iu;

const isEnglish = (language: string) => language === 'en' || language === 'und';

/** English words of a name or remark without typical typos of a phone’s keyboard. Pure. */
export function tidyWords(words: string, language: string): string {
  if (!isEnglish(language)) return words;
  return TYPED.reduce((text, [slip, right]) => text.replace(slip, right), words)
    .replace(DAY_ONLY, (_, day: string) => `${DAYS[day.slice(0, 3).toLowerCase()]}s only`)
    .replace(NATION, inCapitals)
    .replace(BRAND, (name) => BRANDS[name] ?? inCapitals(name))
    .replace(DAY, capital);
}

/** Removes an address that has its own button on the page: "Reservations on OpenTable https://…". */
const ADDRESS = /\s*\(?(?:https?:\/\/|www\.)\S+/giu;

/** "Not a quiet date place lol" */
const LAUGH = /,?\s+(?:lol|ha(?:ha)+|hehe|jaja)(?!\p{L})/giu;

/** The owner’s words as a sentence for a page. English is also corrected. Pure. */
export function tidySentence(given: string, language: string): string {
  const words = given.replace(ADDRESS, '').replace(/!{2,}/g, '!').replace(LAUGH, '');
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
const DAY_ONLY =
  /(?<![-–—]\s?|\b(?:to|and|&|thru|through) )\b(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s? only\b/gi;
/** Alone, "sat" and "sun" may be other words. */
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues?|thu(?:rs?)?|fri)\b|\b(?:wed|sat|sun)(?=\s?(?:[-–—\d]|to\b)|$)|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\bmay(?= (?:to|through|and june)\b)|(?<=\b(?:april|april (?:to|through|and)|in|since|until|early|late) )may\b|(?<=(?:\b(?:fri|sat|thurs?|to|through|and)|[-–—])\s?)(?:sat|sun)\b/g;

export const inCapitals = (words: string): string => words.replace(/\p{L}+/gu, capital);
