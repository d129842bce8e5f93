import { SAMPLE_PHONE } from '#shared/site/gallery/sample-content.ts';
import { safeUrl } from '#shared/site/html.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { SiteLink } from '#shared/site/ways-to-reach.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import type { DateRow } from './dates-table.ts';
import { datesPart, type HoursPart, hoursPart } from './hours-part.ts';
import { withPlainDigits } from './plain-digits.ts';

/** A part of the page; `isSample` when it stands in for something the owner has not written yet. */
export type Part<Fields> = Fields & { isSample: boolean };

/** How a content is shaped. */
export type Printing = { isPreview: boolean; words: SiteWords; titles: SiteWords['titles'] };

/** `href` is absent where there are too few digits to call. `label`: such as "WhatsApp". */
export type PagePhone = { text: string; label: string; href?: string | undefined };
/** `label` says what it is, `text` where it leads; one of them may be empty. */
export type PageLink = { label: string; text: string; url: string; kind: SiteLink['kind'] };

export type ContactPart = {
  title: string;
  description: string;
  address: string;
  /** The owner's own map; absent where a search for the address has to do. */
  mapUrl?: string | undefined;
  email: string;
  hours?: HoursPart | undefined;
  /** The owner's words on how to come, and `notes` of the house, one a line. */
  visit: Readonly<Record<'payment' | 'parking' | 'access' | 'notes', string>>;
  /** Sentences on what the whole kitchen keeps to. */
  diets: readonly string[];
  /** Hours on certain dates; absent when there are none. */
  dates?: readonly DateRow[];
  phone?: Part<PagePhone> | undefined;
  /** Phones after the first. */
  otherPhones: readonly PagePhone[];
  links: readonly PageLink[];
  /** What guests are asked to do: reserve a table, or call; absent where there is no way to. */
  action?: { url: string; label: string };
};

type Contact = SiteContent['pages'][0]['sections']['contact'];

/** `+39 06 12 34` → `tel:+39061234`, in digits of any script; undefined where there are too few digits to call. */
export function telephoneUrl(phone: string): string | undefined {
  const digits = withPlainDigits(phone)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return digits.length >= 5 ? `tel:${digits}` : undefined;
}

/** The address of something elsewhere; undefined unless it is one of the web. */
export function webUrlOf(text: string): string | undefined {
  const url = safeUrl(text);
  return url !== undefined && /^https?:/i.test(url) ? url : undefined;
}

/** The phone of `contact.phone`, as it is, with what the list of phones knows of it. */
export function firstPhone({ phones: [first] = [], pages }: SiteContent): PagePhone {
  const text = pages[0].sections.contact.phone;
  const isSame = first?.text === text;
  return {
    text,
    label: text === '' ? '' : (first?.label ?? ''),
    href: telephoneUrl(isSame && first.number !== '' ? first.number : text),
  };
}

function phonePart(content: SiteContent, isPreview: boolean): Part<PagePhone> | undefined {
  const phone = firstPhone(content);
  const text = phone.text.trim();
  if (text !== '') return { ...phone, text, isSample: false };
  if (!isPreview) return undefined;
  return { text: SAMPLE_PHONE, label: '', href: telephoneUrl(SAMPLE_PHONE), isSample: true };
}

/** What guests should know before they come, as it is. */
export function visitOf(
  { diets = [], pages }: SiteContent,
  words: SiteWords,
): Pick<ContactPart, 'visit' | 'diets'> {
  const { payment = '', parking = '', access = '', notes = '' } = pages[0].sections.contact;
  return { visit: { payment, parking, access, notes }, diets: diets.map((diet) => words.diets[diet]) };
}

/** What no field of the contact holds: phones after the first, links, the owner's own map. */
export function contactBeside(
  { phones = [], links = [], pages }: SiteContent,
  words: SiteWords,
): Pick<ContactPart, 'otherPhones' | 'links' | 'mapUrl'> {
  const otherPhones = phones
    .slice(1)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, label, number }) => ({ text, label, href: telephoneUrl(number || text) }));
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
/** Longer ones would be a line of signs that nobody reads. */
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

/** A table is reserved where none of the owner's words denies it; else guests may call. */
function actionOf(
  { takes_reservations, reservation_url = '' }: Contact,
  telephone: string | undefined,
  { reserve, call }: SiteWords,
) {
  const isReservable = takes_reservations !== false;
  const online = isReservable ? webUrlOf(reservation_url) : undefined;
  if (online !== undefined) return { url: online, label: reserve };
  return telephone === undefined ? undefined : { url: telephone, label: isReservable ? reserve : call };
}
