import type { Facts, LinkOffer } from '#functions/grader/page-facts/facts.ts';
import { outlinePage, type PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import { type LinkFacts, labelOf, readLinks } from '#functions/grader/page-facts/read-links.ts';
import { readMenuItems, readStatedItems } from '#functions/grader/page-facts/read-menu-items.ts';
import { baseOf, readAccounts } from '#functions/grader/page-facts/read-page-facts.ts';
import { readStructuredData } from '#functions/grader/page-facts/structured-data.ts';
import { isHours, isOfDay } from '#shared/profile/menu-lines/hours-words.ts';
import type { LinkKind } from '#shared/site/ways-to-reach.ts';
import { ownPages } from './own-pages.ts';
import { readStatedRestaurant } from './stated-restaurant.ts';

export type DetailLink = { kind: LinkKind; url: string };
/** What a page states in a structured form: its structured data and its links. */
export type PageDetails = ReturnType<typeof readPageDetails>;

const ITEMS_OF_A_MENU = 3;
/** Pages with less visible text need scripts. */
const EMPTY_PAGE = 200;
const MOST_PHONES = 6;
const LONGEST_LINE = 200;
const MOST_PHONE_LINES = 40;
const HAS_PHONE = /(?:\d\D{0,3}){7}/;
const MOST_EMAILS = 3;

/** Never throws. Limits on tags and characters bound the work. */
export function readPageDetails(html: string, address: string) {
  const outline = outlinePage(html);
  const base = baseOf(outline, address);
  const data = readStructuredData(outline);
  const restaurant = readStatedRestaurant(data);
  const reservations: DetailLink = { kind: 'booking', url: restaurant.reservations };
  const phones = linksOf(outline, /^tel:/i).map(({ target, label }) => ({ number: target, label }));
  const emails = linksOf(outline, /^mailto:/i).map(({ target }) => target.replace(/\?.*$/, ''));
  return {
    restaurant,
    menu: readStatedItems(data),
    /** Accounts and reservation pages named by the structured data. */
    statedLinks: [
      ...(restaurant.reservations === '' ? [] : [reservations]),
      ...accountsOf(readAccounts(data)),
    ],
    phoneLinks: phones.slice(0, MOST_PHONES),
    emailLinks: emails.slice(0, MOST_EMAILS),
    links: linksByHost(readLinks(outline, base)),
    /** What the page shows guests, used where structured data is missing. */
    shown: shownDetails(outline),
    /** Other pages of the website, most useful first. */
    pages: ownPages(outline, base),
    photos: pagePhotos(outline, base),
    /** The page is empty without scripts, which we don't run. */
    needsScripts: isFilledByScripts(outline),
  };
}

/** Finds menu items in the visible text, and lines with opening hours or phone numbers. */
function shownDetails(outline: PageOutline) {
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

function linksOf(outline: PageOutline, scheme: RegExp) {
  return outline.named('a', 'area').flatMap((element) => {
    const href = (element.attributes.href ?? '').trim();
    if (!scheme.test(href)) return [];
    const target = decoded(href.replace(scheme, '')).slice(0, 300).trim();
    return [{ target, label: labelOf(element).slice(0, 100) }];
  });
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

/** Finds photos that may show the restaurant, each with the page's own description. No logos, icons, and small images. */
function pagePhotos(outline: PageOutline, base: URL) {
  const photos = new Map<string, { url: string; description: string }>();
  for (const { attributes } of outline.named('img')) {
    const { src = '', 'data-src': lazy = '', alt = '', width = SMALLEST, height = SMALLEST } = attributes;
    const url = URL.parse((lazy === '' ? src : lazy).trim(), base);
    if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 2_000) continue;
    const isSmall = Number(width) < SMALLEST || Number(height) < SMALLEST;
    if (isSmall || NO_PHOTO.test(url.pathname) || photos.has(url.href)) continue;
    photos.set(url.href, { url: url.href, description: alt.trim().slice(0, 160) });
    if (photos.size === MOST_PHOTOS) break;
  }
  return [...photos.values()];
}
