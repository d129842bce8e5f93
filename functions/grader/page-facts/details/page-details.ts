import type { Facts, LinkOffer } from '#functions/grader/page-facts/facts.ts';
import { outlinePage, type PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import type { LinkFacts } from '#functions/grader/page-facts/read-links.ts';
import { labelOf, readLinks } from '#functions/grader/page-facts/read-links.ts';
import {
  type PageMenuItem,
  readMenuItems,
  readStatedItems,
  type StatedItem,
} from '#functions/grader/page-facts/read-menu-items.ts';
import { baseOf, readAccounts } from '#functions/grader/page-facts/read-page-facts.ts';
import { readStructuredData } from '#functions/grader/page-facts/structured-data.ts';
import { isHours, isOfDay } from '#shared/profile/menu-lines/hours-words.ts';
import type { LinkKind } from '#shared/site/ways-to-reach.ts';
import { ownPages } from './own-pages.ts';
import { readStatedRestaurant, type StatedRestaurant } from './stated-restaurant.ts';

export type DetailLink = { kind: LinkKind; url: string };
/** `description`: the page's own description of the photo. */
export type PagePhoto = { url: string; description: string };
export type PhoneLink = { number: string; label: string };

/** What a page states in a structured form: its structured data and its links. */
export type PageDetails = {
  restaurant: StatedRestaurant;
  menu: StatedItem[];
  /** Accounts and reservation pages named by the structured data. */
  statedLinks: DetailLink[];
  phoneLinks: PhoneLink[];
  emailLinks: string[];
  links: DetailLink[];
  /** What the page shows guests, used where structured data is missing. */
  shown: ShownDetails;
  /** Other pages of the website, most useful first. */
  pages: string[];
  photos: PagePhoto[];
  /** The page is empty without scripts, which we don't run. */
  needsScripts: boolean;
};

/** Found in visible text: menu items, and lines with opening hours or phone numbers. */
type ShownDetails = { menu: PageMenuItem[]; hourLines: string[]; phoneLines: string[] };

const ITEMS_OF_A_MENU = 3;
/** Pages with less visible text need scripts. */
const EMPTY_PAGE = 200;
const MOST_PHONES = 6;
const LONGEST_LINE = 200;
const MOST_PHONE_LINES = 40;
const HAS_PHONE = /(?:\d\D{0,3}){7}/;
const MOST_EMAILS = 3;

/** Never throws. Limits on tags and characters bound the work. */
export function readPageDetails(html: string, address: string): PageDetails {
  const outline = outlinePage(html);
  const base = baseOf(outline, address);
  const data = readStructuredData(outline);
  const restaurant = readStatedRestaurant(data);
  const reservations = { kind: 'booking' as const, url: restaurant.reservations };
  const phones = linksOf(outline, /^tel:/i).map(({ target, label }) => ({ number: target, label }));
  return {
    restaurant,
    menu: readStatedItems(data),
    statedLinks: [
      ...(restaurant.reservations === '' ? [] : [reservations]),
      ...accountsOf(readAccounts(data)),
    ],
    phoneLinks: phones.slice(0, MOST_PHONES),
    emailLinks: linksOf(outline, /^mailto:/i)
      .map(({ target }) => target.replace(/\?.*$/, ''))
      .slice(0, MOST_EMAILS),
    links: linksByHost(readLinks(outline, base)),
    shown: shownDetails(outline),
    pages: ownPages(outline, base),
    photos: pagePhotos(outline, base),
    needsScripts: isFilledByScripts(outline),
  };
}

function shownDetails(outline: PageOutline): ShownDetails {
  const menu = readMenuItems(outline);
  const phoneLines = outline.lines.filter((line) => line.length <= LONGEST_LINE && HAS_PHONE.test(line));
  return {
    menu: menu.length < ITEMS_OF_A_MENU ? [] : menu,
    hourLines: hourLines(outline.lines),
    phoneLines: phoneLines.slice(0, MOST_PHONE_LINES),
  };
}

function isFilledByScripts(outline: PageOutline): boolean {
  const characters = outline.lines.reduce((sum, line) => sum + line.length, 0);
  return characters < EMPTY_PAGE && outline.named('script').some(({ attributes }) => attributes.src);
}

function linksOf(outline: PageOutline, scheme: RegExp): { target: string; label: string }[] {
  return outline
    .named('a', 'area')
    .filter(({ attributes: { href = '' } }) => scheme.test(href.trim()))
    .map((element) => ({
      target: decoded((element.attributes.href ?? '').trim().replace(scheme, ''))
        .slice(0, 300)
        .trim(),
      label: labelOf(element).slice(0, 100),
    }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const KIND_OF_NETWORK: Readonly<Record<string, LinkKind>> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  TikTok: 'tiktok',
  YouTube: 'youtube',
  X: 'x',
  Yelp: 'reviews',
  Tripadvisor: 'reviews',
};

function accountsOf(accounts: Facts<LinkOffer>): DetailLink[] {
  return onePerService(accounts).map(({ url, provider }) => ({
    kind: KIND_OF_NETWORK[provider ?? ''] ?? 'other',
    url,
  }));
}

/** Links to pages of the old website are left out, because they go away with it. */
function linksByHost({ ordering, booking, social, reviews }: LinkFacts): DetailLink[] {
  const atServices = (kind: LinkKind, offers: Facts<LinkOffer>) =>
    onePerService(offers).map(({ url }) => ({ kind, url }));
  return [
    ...atServices('booking', booking),
    ...atServices('ordering', ordering),
    ...accountsOf(social),
    ...accountsOf(reviews),
  ];
}

function onePerService({ first }: Facts<LinkOffer>): LinkOffer[] {
  const byService = new Map<string, LinkOffer>();
  for (const { value } of first)
    if (value.provider !== null && !byService.has(value.provider)) byService.set(value.provider, value);
  return [...byService.values()];
}

const MOST_HOUR_LINES = 30;
const DAILY =
  /(?<!\p{L})(?:daily|every ?day|7 days|täglich|todos los días|tous les jours|tutti i giorni)(?!\p{L})/iu;
const CLOSED = /^(?:closed|cerrado|fermé|geschlossen|ruhetag|chiuso)\.?$/iu;

/** Finds lines with opening hours. A day and its times may be in two table cells. */
function hourLines(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (found.length === MOST_HOUR_LINES) break;
    if (line.length > LONGEST_LINE || !(isOfDay(line) || DAILY.test(line))) continue;
    const next = lines[index + 1] ?? '';
    if (isHours(line) || /closed|cerrado|fermé|geschlossen|chiuso/iu.test(line)) found.push(line);
    else if (next.length <= LONGEST_LINE && !isOfDay(next) && (isHours(next) || CLOSED.test(next.trim())))
      found.push(`${line.replace(/:$/, '')}: ${next}`);
  }
  return [...new Set(found)];
}

const MOST_PHOTOS = 12;
const NO_PHOTO = /\.(?:svg|gif|ico)$|icon|logo|sprite|badge|pixel|placeholder|favicon/i;
const SMALLEST = 200;

/** Finds photos that may show the restaurant, without logos, icons, and small images. */
function pagePhotos(outline: PageOutline, base: URL): PagePhoto[] {
  const photos = new Map<string, PagePhoto>();
  for (const { attributes } of outline.named('img')) {
    const { src = '', 'data-src': lazy = '', alt = '', width, height } = attributes;
    const isSmall = Number(width ?? SMALLEST) < SMALLEST || Number(height ?? SMALLEST) < SMALLEST;
    const url = URL.parse((lazy === '' ? src : lazy).trim(), base);
    if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 2_000) continue;
    if (isSmall || NO_PHOTO.test(url.pathname) || photos.has(url.href)) continue;
    photos.set(url.href, { url: url.href, description: alt.trim().slice(0, 160) });
    if (photos.size === MOST_PHOTOS) break;
  }
  return [...photos.values()];
}
