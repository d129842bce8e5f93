import { foldHeading } from '#shared/guests/fold-heading.ts';
import { countryOfPhone } from '#shared/lists/guests/phone-reader.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';

type Place = Pick<RestaurantProfile, 'region' | 'address' | 'phones'>;

/**
 * A restaurant’s country (ISO 3166 alpha-2), such as `DE`: from the profile, else from its address or phones. Empty
 * text if unknown.
 */
export function restaurantCountry({ region, address, phones }: Place): string {
  return region || address.country || countryOfAddress(address.text) || countryOfPhones(phones);
}

/** From a typed address: the country at its end, else the one with such streets and postal codes. */
function countryOfAddress(text: string): string {
  const last = text.split(/[,\n]/).at(-1) ?? '';
  const named = countriesByName().get(foldHeading(last));
  return named ?? FORMS.find(([, ...parts]) => parts.every((part) => part.test(text)))?.[0] ?? '';
}

/** A postal code between street and city. */
const FIVE_DIGITS = /[,\s]\d{5} \p{L}/u;

/** Parts of addresses that only this country has, among those we know. */
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

/** Names that are also places in the United States. */
const NO_COUNTRIES = ['georgia'];

/** Folded names of all countries, created on first use because it takes about ten milliseconds. */
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
