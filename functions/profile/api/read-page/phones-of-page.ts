import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { PageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import { type Phone, PhoneSchema } from '#shared/profile/contact.ts';
import type { FoundIn } from '#shared/profile/entered/page-details.ts';

const FEWEST_DIGITS = 7;
const MOST_PHONES = 6;

type FoundPhones = { list: Phone[]; foundIn: FoundIn };

/**
 * The phone numbers in the page's structured data, or else its links, or else the only one in its text, as written.
 * `country`: ISO 3166-1, or empty.
 */
export function phonesOf({ restaurant, phoneLinks, shown }: PageDetails, country: string): FoundPhones {
  if (restaurant.phones.length > 0)
    return { list: phoneList(restaurant.phones, country), foundIn: 'structured data' };
  if (phoneLinks.length > 0)
    return { list: phoneList(phoneLinks.map(writtenNumber), country), foundIn: 'link on the page' };
  const written = phoneList(
    shown.phoneLines.flatMap((line) => numbersIn(line, country)),
    country,
  );
  return { list: written.length === 1 ? written : [], foundIn: 'text on the page' };
}

/** Of an unknown country, only international and North American numbers. */
function numbersIn(line: string, country: string): string[] {
  const home = isSupportedCountry(country) ? country : 'US';
  return findPhoneNumbersInText(line, home).map(({ startsAt, endsAt }) => line.slice(startsAt, endsAt));
}

function phoneList(given: readonly string[], country: string): Phone[] {
  const phones = new Map<string, Phone>();
  for (const written of given) {
    const phone = phoneOf(written, country);
    const key = phone.number || digitsOf(phone.typed);
    if (digitsOf(phone.typed).length >= FEWEST_DIGITS && !phones.has(key)) phones.set(key, phone);
  }
  return [...phones.values()]
    .flatMap((phone) => PhoneSchema.safeParse(phone).data ?? [])
    .slice(0, MOST_PHONES);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The number as the link or its surrounding text shows it, if that is the same number. */
function writtenNumber({ number, label }: PageDetails['phoneLinks'][number]): string {
  const shown = /[+(]?\d[\d\s()./–-]{5,}\d/.exec(label)?.[0] ?? '';
  const isSame = digitsOf(shown) !== '' && digitsOf(number).endsWith(digitsOf(shown).slice(-FEWEST_DIGITS));
  return isSame ? shown : number;
}

function phoneOf(written: string, country: string): Phone {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const parsed = parsePhoneNumberFromString(written, home);
  const number = parsed?.isValid() === true ? parsed.number : '';
  const isBare = /^\+?\d+(?:-\d+)*$/.test(written);
  if (parsed === undefined || number === '' || !isBare) return { number, typed: written, label: '' };
  const typed = parsed.country === home ? parsed.formatNational() : parsed.formatInternational();
  return { number, typed, label: '' };
}
