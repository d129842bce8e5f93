import type { DetailLink, PageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import type { StatedHours } from '#functions/grader/page-facts/details/stated-hours.ts';
import type { StatedRestaurant } from '#functions/grader/page-facts/details/stated-restaurant.ts';
import type { PageMenuItem } from '#functions/grader/page-facts/read-menu-items.ts';
import { type Address, AddressSchema, LinkSchema, PublicEmailSchema } from '#shared/profile/contact.ts';
import { type EnteredHours, EnteredHoursSchema } from '#shared/profile/entered/entered-facts-schema.ts';
import {
  FOUND_IN,
  type FoundIn,
  PAGE_DETAILS,
  type PageDetail,
  type StatedDetails,
} from '#shared/profile/entered/page-details.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { writeMenuLines } from '#shared/profile/menu-lines/write-menu-lines.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import { MAX_READ_LENGTH } from '#shared/profile/profile-reading.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import { menuTextOf } from './menu-text.ts';
import { phonesOf } from './phones-of-page.ts';

export type PageContent = Omit<StatedDetails, 'url'>;
export type PageHours = { hours: EnteredHours; foundIn: FoundIn };
type Found = Partial<Record<PageDetail, FoundIn[]>>;

const [DATA, LINK, TEXT] = FOUND_IN;
const MOST_LINKS = 20;

/** The details of a page in the form of a brief, each with its source. Leaves out what a profile can't store. */
export function shapeDetails(
  page: PageDetails,
  { region, hours }: { region: string; hours: PageHours | undefined },
): PageContent {
  const { restaurant, emailLinks } = page;
  const address = shapeAddress(restaurant, region);
  const country = address?.country || region;
  const phones = phonesOf(page, country);
  const email = emailOf([restaurant.email, ...emailLinks]);
  const statedMenu = menuTextOf(page.menu);
  const menu = statedMenu || writeMenuLines(page.shown.menu.map(writtenDish));
  const links = linksOf(page.statedLinks, page.links);
  const found: Found = {
    ...(restaurant.name !== '' && { name: [DATA] }),
    ...(menu !== '' && { menu_text: [statedMenu === '' ? TEXT : DATA] }),
    ...(hours !== undefined && { hours: [hours.foundIn] }),
    ...(address !== undefined && { address: [DATA] }),
    ...(phones.list.length > 0 && { phones: [phones.foundIn] }),
    ...(email !== undefined && { email: [email === restaurant.email ? DATA : LINK] }),
    ...(links.length > 0 && { links: sourcesOf(links, page.statedLinks) }),
  };
  const contact = {
    ...(address !== undefined && { address }),
    ...(phones.list.length > 0 && { phones: phones.list }),
    ...(email !== undefined && { email }),
    ...(links.length > 0 && { links: [...links] }),
  };
  return {
    ...(restaurant.name !== '' && { name: restaurant.name }),
    ...(menu !== '' && { menu_text: menu }),
    ...(hours !== undefined && { hours: hours.hours }),
    ...(Object.keys(contact).length > 0 && { links: contact }),
    ...whereFound(found),
    more_pages: page.pages,
    photos: page.photos,
  };
}

/** Reads a PDF as a menu only. */
export function pdfDetails(lines: readonly string[]): PageContent {
  const text = lines.join('\n');
  const isMenu = text.length <= MAX_READ_LENGTH && readMenuLines(text).dishes.length > 0;
  const found: Found = isMenu ? { menu_text: ['PDF'] } : {};
  return { ...(isMenu && { menu_text: text }), ...whereFound(found), more_pages: [], photos: [] };
}

const whereFound = (found: Found) => ({
  found_in: found,
  nothing_found: PAGE_DETAILS.filter((detail) => found[detail] === undefined),
});

const writtenDish = ({ price, ...item }: PageMenuItem) => ({ ...item, prices: [{ label: '', price }] });

function emailOf(given: readonly string[]): string | undefined {
  return given.find((email) => email !== '' && PublicEmailSchema.safeParse(email).success);
}

/** The week in the page's structured data. */
export function statedHours({ services, closed_days }: StatedHours): EnteredHours | undefined {
  if (services.length === 0 && closed_days.length === 0) return undefined;
  return EnteredHoursSchema.safeParse({ services, closed_days }).data;
}

/** Links in the structured data come first and replace links of the same kind on the page. */
function linksOf(stated: readonly DetailLink[], onPage: readonly DetailLink[]) {
  const kinds = new Set(stated.map(({ kind }) => kind));
  const all = [...stated, ...onPage.filter(({ kind }) => !kinds.has(kind))];
  return all.flatMap((link) => LinkSchema.safeParse(link).data ?? []).slice(0, MOST_LINKS);
}

function sourcesOf(links: readonly DetailLink[], stated: readonly DetailLink[]): FoundIn[] {
  const isStated = ({ url }: DetailLink) => stated.some((each) => each.url === url);
  return [...(links.some(isStated) ? [DATA] : []), ...(links.every(isStated) ? [] : [LINK])];
}

/** The address with its country code, and in printed form. `region`: the profile's country. */
function shapeAddress({ address, phones }: StatedRestaurant, region: string): Address | undefined {
  if (address.text === '' && address.street === '') return undefined;
  const { text, street, locality, region: state, postal_code } = address;
  const onOneLine = text || [street, locality, `${state} ${postal_code}`.trim()].filter(Boolean).join(', ');
  const typed = phones.map((phone) => ({ number: '', typed: phone, label: '' }));
  const code = (named: string) =>
    restaurantCountry({ region: '', phones: typed, address: { ...address, country: '', text: named } });
  const country = /^[a-z]{2}$/i.test(address.country)
    ? address.country.toUpperCase()
    : region || code(address.country === '' ? onOneLine : address.country);
  const printed = country === '' ? onOneLine : printedAddress({ ...address, country });
  return AddressSchema.safeParse({ ...address, country, text: printed.slice(0, 300) }).data;
}
