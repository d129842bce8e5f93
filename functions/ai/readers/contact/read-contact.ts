import { fold } from '#functions/ai/fold.ts';
import type { Reader } from '#functions/ai/readers/reader.ts';
import { freeText } from '#functions/ai/readers/text/free-text.ts';
import { without as freeOf } from '#functions/ai/readers/text/spans.ts';
import { type ProfileProposal, ProfileProposalSchema } from '#shared/profile/profile-reading.ts';
import type { ContactText } from './passage.ts';
import { readAddress } from './read-address.ts';
import { readBooking } from './read-booking.ts';
import { readEmail } from './read-email.ts';
import { readHandles } from './read-handles.ts';
import { readLinks } from './read-links.ts';
import { readPhones } from './read-phones.ts';

/** A tab separates the parts of a table. */
const foldedOf = (text: string): string => fold(text.replaceAll('\t', '|'));

/** The text without what has been read. */
function without({ source, free }: ContactText, read: readonly ProfileProposal[]): ContactText {
  const rest = freeText({ source: free, free: freeOf([{ start: 0, end: free.length }], read) });
  return { source, free: rest, folded: foldedOf(rest) };
}

/** The country of an address with a postal code. */
function regionOf(address: ProfileProposal | undefined): ProfileProposal[] {
  if (address?.field !== 'address' || address.value.country === '' || address.value.postal_code === '')
    return [];
  const { words, start, end, value } = address;
  return [{ field: 'region', value: value.country, confidence: 'certain', start, end, words }];
}

/** Reads email addresses, links, social accounts, phone numbers, the address, and whether guests can reserve. */
export const readContact: Reader = (text, context) => {
  const free = freeText(text);
  const whole: ContactText = { source: text.source, free, folded: foldedOf(free) };
  const emails = readEmail(whole);
  const links = readLinks(without(whole, emails));
  const handles = readHandles(without(whole, [...emails, ...links]));
  const rest = without(whole, [...emails, ...links, ...handles]);
  const address = readAddress(rest, context.region);
  const region = regionOf(address[0]);
  const country = region[0]?.field === 'region' ? region[0].value : context.region;
  const phones = readPhones(without(rest, address), country);
  const found = [...emails, ...links, ...handles, ...phones, ...address, ...region, ...readBooking(whole)];
  return found.filter((proposal) => ProfileProposalSchema.safeParse(proposal).success);
};
