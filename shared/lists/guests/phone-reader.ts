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
  /** False only for kinds of numbers that are known to be no mobiles. */
  mayBeMobile: boolean;
  /** Of another country than the restaurant's, also where both have the same calling code. */
  isForeign: boolean;
};

/** Kinds that cannot be texted, where a numbering plan tells them apart; North America's mostly does not. */
const NO_MOBILES: ReadonlySet<string | undefined> = new Set([
  'FIXED_LINE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);

/** Where the profile does not say in which country the restaurant is. */
const DEFAULT_REGION = 'US';

/** Ten digits of North America, with or without a leading 1, in the usual groups. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?([2-9]\d\d)\)?[ .-]{0,2}([2-9]\d\d)[ .-]?(\d{4})$/;

/** Area codes whose numbers may all be mobiles: what the library says of each, too, but in a tenth of the time. */
const GEOGRAPHIC: ReadonlySet<string> = new Set(KNOWN_AREA_CODES);

/** Territories whose numbers are texted as those of the country that their networks belong to. */
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

/** Undefined for what cannot be a number. */
export type PhoneReader = (typed: string) => ListedPhone | undefined;

/** A reader that knows what it has read, also as it is written afterwards: a list says many numbers again. */
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

/** Reads numbers as people of a region (`US`) write them. */
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

/** Digits of North America behind the 1. */
const NORTH_AMERICAN_LENGTH = 10;

/** False for a number that only its own town can dial, and for zeros that no network knows: E.164 says it in no other way. */
function isWhole({ countryCallingCode, nationalNumber, number }: PhoneNumber): boolean {
  if (countryCallingCode === '1') return nationalNumber.length === NORTH_AMERICAN_LENGTH;
  return !nationalNumber.startsWith('0') || parsePhoneNumberFromString(number)?.number === number;
}

/** A number as it is dialed from anywhere: `+1 775 555 0160`. What is no number stays as it is. */
export function internationalPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** Undefined where a number does not say it: it needs its country code. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}

/**
 * Countries may share a calling code: those of North America, Britain and its islands, Russia and Kazakhstan. What the
 * numbering plan places nowhere is taken for the restaurant's own.
 */
function isElsewhere({ country }: PhoneNumber, home: string): boolean {
  return country !== undefined && homeOf(country) !== home;
}

function homeOf(country: CountryCode): string {
  return NETWORKS_OF.get(country) ?? country;
}

/**
 * What spreadsheets put around a number to keep it, or make of it: `'2125550147`, `="2125550147"`, `2125550147.0`; the
 * unseen marks of direction with which phones copy numbers; words beside it; 00 for the +; and what Mexico's mobiles
 * had before their ten digits until 2019.
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
