import { SAMPLE_PHONE } from '#shared/site/gallery/sample-content.ts';
import { safeUrl } from '#shared/site/html.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { SiteLink, SitePhone } from '#shared/site/ways-to-reach.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import type { DateRow } from './dates-table.ts';
import { datesPart, type HoursPart, hoursPart } from './hours-part.ts';
import { withPlainDigits } from './plain-digits.ts';

/** A part of the page; `isSample` if it shows a sample in place of missing content. */
export type Part<Fields> = Fields & { isSample: boolean };

/** The settings for printing content. */
export type Printing = { isPreview: boolean; words: SiteWords; titles: SiteWords['titles'] };

/** `href` is absent if there are too few digits to call. `label`: such as "WhatsApp". */
export type PagePhone = { text: string; label: string; href?: string | undefined };
/** `label` says what it is, `text` where it leads. One of them may be empty. */
export type PageLink = { label: string; text: string; url: string; kind: SiteLink['kind'] };

export type ContactPart = {
  title: string;
  description: string;
  address: string;
  /** The owner's own map. Absent: the page links to a map search for the address. */
  mapUrl?: string | undefined;
  email: string;
  hours?: HoursPart | undefined;
  /** The owner's words on getting there, and `notes`, one per line. */
  visit: Readonly<Record<'payment' | 'parking' | 'access' | 'notes', string>>;
  /** Sentences on the diets that the whole kitchen follows. */
  diets: readonly string[];
  /** Hours on certain dates. Absent if there are none. */
  dates?: readonly DateRow[];
  phone?: Part<PagePhone> | undefined;
  /** All phones except the first. */
  otherPhones: readonly PagePhone[];
  links: readonly PageLink[];
  /** The main action for guests: reserve or call. Absent if neither is possible. */
  action?: { url: string; label: string };
};

type Contact = SiteContent['pages'][0]['sections']['contact'];

/**
 * Converts `+39 06 12 34` to `tel:+39061234`, with digits of every script; undefined if there are too few digits to
 * call.
 */
export function telephoneUrl(phone: string): string | undefined {
  const digits = withPlainDigits(phone)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return digits.length >= 5 ? `tel:${digits}` : undefined;
}

/** A number labeled "WhatsApp" opens a chat if its country is known; others are called. */
function phoneUrl({ text, label, number }: SitePhone): string | undefined {
  const isChat = number !== '' && /whats\s?app/i.test(label);
  return isChat ? `${CHAT}${number.slice(1)}` : telephoneUrl(number || text);
}
const CHAT = 'https://wa.me/';

/** Returns a web address; undefined for other text. */
export function webUrlOf(text: string): string | undefined {
  const url = safeUrl(text);
  return url !== undefined && /^https?:/i.test(url) ? url : undefined;
}

/** The phone of `contact.phone`, with details from the list of phones. */
export function firstPhone({ phones: [first] = [], pages }: SiteContent): PagePhone {
  const text = pages[0].sections.contact.phone;
  const label = text === '' ? '' : (first?.label ?? '');
  return { text, label, href: phoneUrl({ text, label, number: first?.text === text ? first.number : '' }) };
}

function phonePart(content: SiteContent, isPreview: boolean): Part<PagePhone> | undefined {
  const phone = firstPhone(content);
  const text = phone.text.trim();
  if (text !== '') return { ...phone, text, isSample: false };
  if (!isPreview) return undefined;
  return { text: SAMPLE_PHONE, label: '', href: telephoneUrl(SAMPLE_PHONE), isSample: true };
}

/** The owner's notes for visitors. */
export function visitOf(
  { diets = [], pages }: SiteContent,
  words: SiteWords,
): Pick<ContactPart, 'visit' | 'diets'> {
  const { payment = '', parking = '', access = '', notes = '' } = pages[0].sections.contact;
  return { visit: { payment, parking, access, notes }, diets: diets.map((diet) => words.diets[diet]) };
}

/** Contact details without a field of their own: more phones, links, the owner's map. */
export function contactBeside(
  { phones = [], links = [], pages }: SiteContent,
  words: SiteWords,
): Pick<ContactPart, 'otherPhones' | 'links' | 'mapUrl'> {
  const otherPhones = phones
    .slice(1)
    .filter(({ text }) => text.trim() !== '')
    .map((phone) => ({ text: phone.text, label: phone.label, href: phoneUrl(phone) }));
  const hasAddress = pages[0].sections.contact.address.trim() !== '';
  const map = hasAddress ? links.find(({ kind, url }) => kind === 'map' && webUrlOf(url)) : undefined;
  const others = links.filter((link) => link !== map);
  return {
    otherPhones,
    links: others.flatMap((link) => pageLink(link, words) ?? []),
    mapUrl: map && webUrlOf(map.url),
  };
}

const BRANDS: Partial<Record<SiteLink['kind'], string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  whatsapp: 'WhatsApp',
};
/** Longer addresses aren't readable. */
const LONGEST_PRINTED_ADDRESS = 40;

function pageLink({ kind, url, text }: SiteLink, { links }: SiteWords): PageLink | undefined {
  const address = webUrlOf(url);
  if (address === undefined) return undefined;
  const label = BRANDS[kind] ?? (kind in links ? links[kind as keyof typeof links] : '');
  const typed = text.trim();
  const isAddress =
    typed === '' || /^(https?:\/\/|www\.)/i.test(typed) || typed.length > LONGEST_PRINTED_ADDRESS;
  return { kind, url: address, label, text: isAddress ? printedAddressOf(address) : typed };
}

/** `https://www.instagram.com/lupo/?hl=en` → `instagram.com/lupo`. */
function printedAddressOf(url: string): string {
  const [whole = ''] = url.replace(/^https?:\/\/(www\.)?/i, '').split(/[?#]/);
  const address = whole.replace(/\/+$/, '');
  return address.length <= LONGEST_PRINTED_ADDRESS ? address : (address.split('/')[0] ?? '');
}

export function contactPart(content: SiteContent, printing: Printing): ContactPart | undefined {
  const { isPreview, words, titles } = printing;
  const { contact } = content.pages[0].sections;
  const [description, address, email] = [contact.description, contact.address, contact.email ?? ''].map(
    (text) => text.trim(),
  ) as [string, string, string];
  const hours = hoursPart(content, isPreview, words);
  const dates = datesPart(content, words);
  const phone = phonePart(content, isPreview);
  const beside = contactBeside(content, words);
  const action = actionOf(contact, phone?.isSample === false ? phone.href : undefined, words);
  const visit = visitOf(content, words);
  const texts = [description, address, email, ...visit.diets, ...Object.values(visit.visit)];
  const isSaid = texts.some((text) => text.trim() !== '');
  const parts = [hours, dates, phone, action, ...beside.links, ...beside.otherPhones];
  if (!isSaid && parts.every((part) => part === undefined)) return undefined;
  return {
    title: contact.title.trim() || titles.contact,
    description,
    address,
    email,
    hours,
    ...(dates && { dates }),
    phone,
    ...visit,
    ...beside,
    ...(action && { action }),
  };
}

/** Offers a table unless the owner's words deny it; otherwise a call. */
function actionOf(
  { takes_reservations, reservation_url = '' }: Contact,
  telephone: string | undefined,
  { reserve, call }: SiteWords,
) {
  const isReservable = takes_reservations !== false;
  const online = isReservable ? webUrlOf(reservation_url) : undefined;
  if (online !== undefined) return { url: online, label: reserve };
  if (telephone === undefined) return undefined;
  if (telephone.startsWith(CHAT)) return { url: telephone, label: 'WhatsApp' };
  return { url: telephone, label: isReservable ? reserve : call };
}
