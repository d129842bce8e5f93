import { foldHeading } from '#shared/guests/fold-heading.ts';
import { countryOfPhone } from '#shared/lists/guests/phone-reader.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';

type Place = Pick<RestaurantProfile, 'region' | 'address' | 'phones'>;

/**
 * The country that a restaurant is in, as ISO 3166 alpha-2 such as `DE`: what the profile says, else what its address
 * or its phones show. Empty text where nothing does.
 */
export function restaurantCountry({ region, address, phones }: Place): string {
  return region || address.country || countryOfAddress(address.text) || countryOfPhones(phones);
}

/** Of an address as it was typed: the country at its end, else the one whose streets and postal codes look so. */
function countryOfAddress(text: string): string {
  const last = text.split(/[,\n]/).at(-1) ?? '';
  const named = countriesByName().get(foldHeading(last));
  return named ?? FORMS.find(([, ...parts]) => parts.every((part) => part.test(text)))?.[0] ?? '';
}

/** A postal code before its town, behind the street. */
const FIVE_DIGITS = /[,\s]\d{5} \p{L}/u;

/** What addresses of a country have that no other has, as far as ours go. */
const FORMS: readonly (readonly [country: string, ...parts: RegExp[]])[] = [
  ['US', /,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/],
  ['IE', /\b(?:[A-Z]\d{2}|D6W) ?[A-Z\d]{4}$/],
  ['AU', /\b(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA) \d{4}\b/],
  ['DE', /(?:straße|strasse|str\.|gasse|platz|weg|allee|damm|ufer|chaussee) \d/i, FIVE_DIGITS],
  [
    'FR',
    /\d,? (?:bis |ter )?(?:rue|boulevard|bd|quai|cours|impasse|allée|chemin|avenue|place)\b/i,
    FIVE_DIGITS,
  ],
  ['IT', /\b(?:via|viale|vicolo|corso|piazza|piazzale|piazzetta|largo|lungomare) \p{L}/iu, FIVE_DIGITS],
];

function countryOfPhones(phones: Place['phones']): string {
  for (const { number, typed } of phones) {
    const country = countryOfPhone(number || typed);
    if (country !== undefined) return country;
  }
  return '';
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'];
const OTHER_NAMES = [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
] as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let names: ReadonlyMap<string, string> | undefined;

/** Names that places in the United States have, too. */
const NO_COUNTRIES = ['georgia'];

/** Names of all countries, folded; made when first asked for: it takes some ten milliseconds. */
function countriesByName(): ReadonlyMap<string, string> {
  if (names !== undefined) return names;
  const found = new Map<string, string>(OTHER_NAMES);
  for (const language of LANGUAGES) {
    const displayed = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
      const name = foldHeading(displayed.of(code) ?? '');
      if (name !== '' && !NO_COUNTRIES.includes(name)) found.set(name, code);
    }
  }
  names = found;
  return names;
}
