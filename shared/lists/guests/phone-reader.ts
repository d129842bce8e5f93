import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { withoutWords } from '#shared/guests/phone-cell.ts';
import { KNOWN_AREA_CODES, TERRITORIES } from '#shared/sms/quiet-hours/area-codes.ts';

export type ListedPhone = {
  /** E.164. */
  phone: string;
  /** False only for numbers that are known not to be mobile. */
  mayBeMobile: boolean;
  /** True for another country, even with the same calling code. */
  isForeign: boolean;
};

/** Number types that can’t be texted, in countries that separate them. North America mostly doesn’t. */
const NO_MOBILES: ReadonlySet<string | undefined> = new Set([
  'FIXED_LINE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);

/** Used if the profile has no country. */
const DEFAULT_REGION = 'US';

/** Ten digits in North American groups, with or without a leading 1. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?([2-9]\d\d)\)?[ .-]{0,2}([2-9]\d\d)[ .-]?(\d{4})$/;

/** Area codes in which any number may be mobile. The same as the library’s result, in a tenth of the time. */
const GEOGRAPHIC: ReadonlySet<string> = new Set(KNOWN_AREA_CODES);

/** Territories whose numbers are texted like those of the country of their networks. */
const NETWORKS_OF: ReadonlyMap<string, string> = new Map([
  ...[...TERRITORIES].map((territory) => [territory, 'US'] as const),
  ['AX', 'FI'],
  ['BL', 'GP'],
  ['CC', 'AU'],
  ['CX', 'AU'],
  ['EH', 'MA'],
  ['MF', 'GP'],
  ['SJ', 'NO'],
  ['VA', 'IT'],
]);

/** Undefined if it can’t be a number. */
export type PhoneReader = (typed: string) => ListedPhone | undefined;

/** A reader with a cache, because lists repeat numbers. Also caches their formatted forms. */
export function createListPhoneReader(region: string): PhoneReader {
  const read = createPhoneReader(region);
  const known = new Map<string, ListedPhone | undefined>();
  return (typed) => {
    if (known.has(typed)) return known.get(typed);
    const phone = read(typed);
    known.set(typed, phone);
    if (phone !== undefined) known.set(phone.phone, phone);
    return phone;
  };
}

/** Reads phone numbers as people in a region (`US`) write them. */
export function createPhoneReader(region: string): PhoneReader {
  const country: CountryCode = isSupportedCountry(region) ? region : DEFAULT_REGION;
  const callingCode = getCountryCallingCode(country);
  const home = homeOf(country);
  return (typed) => {
    const [, area = '', exchange, line] = (callingCode === '1' && NORTH_AMERICAN.exec(typed)) || [];
    if (GEOGRAPHIC.has(area)) {
      return { phone: `+1${area}${exchange}${line}`, mayBeMobile: true, isForeign: home !== 'US' };
    }
    const parsed = parsePhoneNumberFromString(withoutWrapping(typed).normalize('NFKC'), {
      defaultCountry: country,
      extract: false,
    });
    if (parsed === undefined || !parsed.isPossible() || !isWhole(parsed)) return undefined;
    return {
      phone: parsed.number,
      mayBeMobile: !NO_MOBILES.has(parsed.getType()),
      isForeign: parsed.countryCallingCode !== callingCode || isElsewhere(parsed, home),
    };
  };
}

/** North American digits after the 1. */
const NORTH_AMERICAN_LENGTH = 10;

/** False for local numbers and invalid leading zeros, which E.164 can’t express. */
function isWhole({ countryCallingCode, nationalNumber, number }: PhoneNumber): boolean {
  if (countryCallingCode === '1') return nationalNumber.length === NORTH_AMERICAN_LENGTH;
  return !nationalNumber.startsWith('0') || parsePhoneNumberFromString(number)?.number === number;
}

/** Formats a number for dialing from anywhere: `+1 775 555 0160`. Other text stays the same. */
export function internationalPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** Undefined if the number needs its country code. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}

/**
 * Countries may share a calling code: North America, Britain and its islands, Russia and Kazakhstan. Numbers without a
 * known place count as the restaurant’s country.
 */
function isElsewhere({ country }: PhoneNumber, home: string): boolean {
  return country !== undefined && homeOf(country) !== home;
}

function homeOf(country: CountryCode): string {
  return NETWORKS_OF.get(country) ?? country;
}

/**
 * Removes what spreadsheets add (`'2125550147`, `="2125550147"`, `2125550147.0`), invisible direction marks, words, 00
 * for the +, and the prefixes of Mexican mobile numbers before 2019.
 */
function withoutWrapping(typed: string): string {
  const bare = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:'|="?|tel:)/i, '')
    .replace(/"$/, '');
  return withoutWords(bare)
    .replace(/^(\d{10,})\.0$/, '$1')
    .replace(/^00(?=[2-9]|1[ .(-]*[2-9])/, '+')
    .replace(/^(\+ ?52[ .-]?)\(?1\)?[ .-]?(?=\(?[2-9](?:\D?\D?\d){9}$)/, '$1');
}
