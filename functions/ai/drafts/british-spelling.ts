import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** Words of our copy by their American and British forms. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:flav|sav|col|fav|neighb))or/gi, 'our'],
  [/\bcenter(?=s?\b)/gi, 'centre'],
  [/\bgray\b/gi, 'grey'],
  [/\bcozy\b/gi, 'cosy'],
  [/(?<=\btake)out\b/gi, 'away'],
  [/\borganiz(?=\p{L})/giu, 'organis'],
];
/** Countries of the Commonwealth and Ireland, with British spelling. */
const COUNTRIES = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'SG', 'MT', 'KE', 'NG', 'GH', 'JM', 'HK']);
/** No number of North America begins with 0. */
const OUTSIDE_AMERICA = /^\s*\(?(?:0|\+(?!1))/;

const isBritish = ({ languages, region, address, phones }: RestaurantProfile): boolean =>
  (languages[0] ?? 'en').startsWith('en') &&
  ([region, address.country].some((country) => COUNTRIES.has(country)) ||
    phones.some(({ typed }) => OUTSIDE_AMERICA.test(typed)));

/** The spelling of our copy in the restaurant’s country. */
export const createSpelling = (profile: RestaurantProfile): ((line: string) => string) =>
  isBritish(profile)
    ? (line) => PAIRS.reduce((text, [american, british]) => text.replace(american, british), line)
    : (line) => line;
