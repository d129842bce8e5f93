import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readContact } from '#functions/platform/ai/reading/contact/read-contact.ts';
import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

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
  if (named !== undefined) return named;
  // The reader of addresses finds no country in a short form.
  const whole = text.replace(/str\.(?= ?\d)/gi, 'straße');
  const source = { source: whole, free: [{ start: 0, end: whole.length }] };
  const found = readContact(source, { region: '', language: '', currency: '', today: '' }).find(
    ({ field }) => field === 'region',
  );
  return found?.field === 'region' ? found.value : '';
}

function countryOfPhones(phones: Place['phones']): string {
  for (const { number, typed } of phones) {
    const country = parsePhoneNumberFromString(number || typed)?.country;
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
