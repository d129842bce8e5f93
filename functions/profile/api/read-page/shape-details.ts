import type { DetailLink, PageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import type { StatedHours } from '#functions/grader/page-facts/details/stated-hours.ts';
import { LinkSchema, PublicEmailSchema } from '#shared/profile/contact.ts';
import { type EnteredHours, EnteredHoursSchema } from '#shared/profile/entered/entered-facts-schema.ts';
import {
  type FOUND_IN,
  PAGE_DETAILS,
  type PageDetail,
  type StatedDetails,
} from '#shared/profile/entered/page-details.ts';
import { menuTextOf } from './menu-text.ts';
import { phonesOf } from './phones-of-page.ts';
import { shapeAddress } from './shape-address.ts';

type FoundIn = (typeof FOUND_IN)[number];
const [DATA, LINK] = ['structured data', 'link on the page'] as const satisfies readonly FoundIn[];
const MOST_LINKS = 20;

/** The details of a page as a brief takes them, each with where it was found. What a profile can't hold is left out. */
export function shapeDetails(page: PageDetails, region: string): Omit<StatedDetails, 'url'> {
  const { restaurant, emailLinks } = page;
  const address = shapeAddress(restaurant, region);
  const country = address?.country || region;
  const [phones, email, hours] = [
    phonesOf(page, country),
    emailOf([restaurant.email, ...emailLinks]),
    hoursOf(restaurant.hours),
  ];
  const menu = menuTextOf(page.menu);
  const links = linksOf(page.statedLinks, page.links);
  const found: Partial<Record<PageDetail, FoundIn[]>> = {
    ...(restaurant.name !== '' && { name: [DATA] }),
    ...(menu !== '' && { menu_text: [DATA] }),
    ...(hours !== undefined && { hours: [DATA] }),
    ...(address !== undefined && { address: [DATA] }),
    ...(phones.length > 0 && { phones: [restaurant.phones.length > 0 ? DATA : LINK] }),
    ...(email !== undefined && { email: [email === restaurant.email ? DATA : LINK] }),
    ...(links.length > 0 && { links: sourcesOf(links, page.statedLinks) }),
  };
  const contact = {
    ...(address !== undefined && { address }),
    ...(phones.length > 0 && { phones }),
    ...(email !== undefined && { email }),
    ...(links.length > 0 && { links: [...links] }),
  };
  return {
    ...(restaurant.name !== '' && { name: restaurant.name }),
    ...(menu !== '' && { menu_text: menu }),
    ...(hours !== undefined && { hours }),
    ...(Object.keys(contact).length > 0 && { links: contact }),
    found_in: found,
    nothing_found: PAGE_DETAILS.filter((detail) => found[detail] === undefined),
  };
}

function emailOf(given: readonly string[]): string | undefined {
  return given.find((email) => email !== '' && PublicEmailSchema.safeParse(email).success);
}

function hoursOf({ services, closed_days }: StatedHours): EnteredHours | undefined {
  if (services.length === 0 && closed_days.length === 0) return undefined;
  return EnteredHoursSchema.safeParse({ services, closed_days }).data;
}

/** What the data names comes first; of one kind the links on the page are left out then. */
function linksOf(stated: readonly DetailLink[], onPage: readonly DetailLink[]) {
  const kinds = new Set(stated.map(({ kind }) => kind));
  const all = [...stated, ...onPage.filter(({ kind }) => !kinds.has(kind))];
  return all.flatMap((link) => LinkSchema.safeParse(link).data ?? []).slice(0, MOST_LINKS);
}

function sourcesOf(links: readonly DetailLink[], stated: readonly DetailLink[]): FoundIn[] {
  const isStated = ({ url }: DetailLink) => stated.some((each) => each.url === url);
  return [...(links.some(isStated) ? [DATA] : []), ...(links.every(isStated) ? [] : [LINK])];
}
