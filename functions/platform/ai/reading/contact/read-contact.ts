import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Reader } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { freeText } from '../text/free-text.ts';
import { readAddress } from './address/read-address.ts';
import { readBooking } from './read-booking.ts';
import { type ContactText, readEmail } from './read-email.ts';
import { readLinks } from './read-links.ts';
import { readPhones } from './read-phones.ts';

/** The text without what has been read already. */
function without(text: ContactText, read: readonly ProfileProposal[]): ContactText {
  const ordered = [...read].sort((a, b) => a.start - b.start);
  const free: { start: number; end: number }[] = [];
  let start = 0;
  for (const span of ordered) {
    if (span.start > start) free.push({ start, end: span.start });
    start = Math.max(start, span.end);
  }
  free.push({ start, end: text.free.length });
  const rest = freeText({ source: text.free, free });
  return { source: text.source, free: rest, folded: foldText(rest) };
}

/** The country that an address with a postal code is in. */
function regionOf(addresses: readonly ProfileProposal[]): ProfileProposal[] {
  const found = addresses.find(({ confidence }) => confidence === 'certain');
  if (found?.field !== 'address' || found.value.country === '' || found.value.postal_code === '') return [];
  const { words, start, end, value } = found;
  return [{ field: 'region', value: value.country, confidence: 'certain', start, end, words }];
}

/** What follows was taken away: a part of the number may be missing. */
const CUT_OFF = /^(?: ?\uE000| {6})/;

/** Digits of which none can be missing. */
const WHOLE = 9;

/** Reads e-mail, links, telephone numbers, the address with its country, and how to book. */
export const readContact: Reader = (text, context) => {
  const free = freeText(text);
  const whole = { source: text.source, free, folded: foldText(free) };
  const emails = readEmail(whole);
  const withoutEmail = without(whole, emails);
  const links = readLinks(withoutEmail);
  const rest = without(withoutEmail, links);
  const address = readAddress(rest, context.region);
  const region = regionOf(address);
  const country = region[0]?.field === 'region' ? region[0].value : '';
  const certain = address.filter(({ confidence }) => confidence === 'certain');
  const phones = readPhones(without(rest, certain), country || context.region).map((phone) =>
    CUT_OFF.test(free.slice(phone.end, phone.end + 6)) && phone.words.replace(/\D/g, '').length < WHOLE
      ? { ...phone, confidence: 'likely' as const }
      : phone,
  );
  return [...emails, ...links, ...phones, ...address, ...region, ...readBooking(whole)];
};
