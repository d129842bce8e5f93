import { cutSnippet, type Facts, factsOf, type LinkOffer } from './facts.ts';
import { MENU_WORDS } from './link-words.ts';
import { headingsOf, outlinePage, type PageOutline } from './outline-page.ts';
import { readHead } from './read-head.ts';
import { readLinks, readOrderButtons } from './read-links.ts';
import { readStatedItems } from './read-menu-items.ts';
import { readResources, readStructure } from './read-structure.ts';
import { accountAt } from './service-pages.ts';
import {
  type DataItem,
  listOf,
  readStructuredData,
  restaurantsIn,
  type StatedData,
  statedText,
} from './structured-data.ts';

/** How guests see the menu: on a page, as a file, as an image, or not at all. */
export type MenuKind = 'html' | 'pdf' | 'image' | 'none';

/** A restaurant in structured data. Hours as stated: prose or JSON. */
type StructuredItem = { telephone?: string; address?: string; hours?: string; hasMenu: boolean };

/** The facts on a restaurant's page, as far as its data, links, headings, and markup state them. */
export type PageFacts = ReturnType<typeof readPageFacts>;

/** Reads a page into facts. Never throws. Limits on tags and characters bound the work. */
export function readPageFacts(html: string, address: string) {
  const outline = outlinePage(html);
  const base = baseOf(outline, address);
  const data = readStructuredData(outline);
  const { menuLinks, ...links } = readLinks(outline, base);
  const prices = readPrices(outline);
  const stated = readStatedItems(data).filter(({ offers }) => offers.some(({ price }) => price !== ''));
  return {
    ...readHead(outline),
    structuredData: readRestaurants(data),
    /** Accounts in structured data (`sameAs`), linked or not. */
    accounts: readAccounts(data),
    menu: { kind: menuKind(outline, Math.max(prices.count, stated.length), menuLinks), links: menuLinks },
    prices,
    ...links,
    /** Order buttons that only work with scripts. */
    orderButtons: readOrderButtons(outline),
    /** In `address` elements. */
    addresses: readAddresses(outline),
    ...readStructure(outline),
    ...readResources(outline, base),
    /** Characters of text that is visible without scripts. */
    textCharacters: outline.lines.reduce((sum, line) => sum + line.length, 0),
    /** The page is longer or more detailed than our limits. */
    isPartlyRead: outline.isPartlyRead,
  };
}

/** The addresses that a page links to as its menu. */
export function menuLinksOf(html: string, address: string): string[] {
  const outline = outlinePage(html);
  return readLinks(outline, baseOf(outline, address)).menuLinks.first.map(({ value }) => value);
}

/** The base address of the page's links. */
export function baseOf(outline: PageOutline, address: string): URL {
  const given = outline.named('base')[0]?.attributes.href ?? '';
  return URL.parse(given, address) ?? URL.parse(address) ?? new URL('http://unknown.invalid/');
}

/** A similar business must say more than its logo. */
function readRestaurants(data: readonly StatedData[]): Facts<StructuredItem> {
  const found = restaurantsIn(data).map(({ item, ...rest }) => ({ ...rest, value: structuredItem(item) }));
  const telling = found.filter(
    ({ isFood, value }) => isFood || (value.address ?? value.telephone) !== undefined,
  );
  return factsOf(telling.map(({ value, quote }) => ({ value, quote, key: JSON.stringify(value) })));
}

function structuredItem(item: DataItem): StructuredItem {
  const telephone = statedText([item.telephone].flat()[0]);
  const [given] = [item.address].flat();
  const [place] = listOf(given);
  const parts = [place?.streetAddress, place?.addressLocality, place?.addressRegion, place?.postalCode];
  const address = [statedText(given), ...parts.map((part) => statedText(part))].filter((part) => part !== '');
  const hours = [item.openingHours, item.openingHoursSpecification].find(isGiven);
  return {
    ...(telephone !== '' && { telephone }),
    ...(isGiven(given) && { address: cutSnippet(address.join(', ')) }),
    ...(isGiven(hours) && { hours: cutSnippet(typeof hours === 'string' ? hours : JSON.stringify(hours)) }),
    hasMenu: isGiven(item.menu) || isGiven(item.hasMenu),
  };
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

const MOST_ACCOUNTS = 20;

/** Reads `sameAs`, the restaurant's other pages on the web. */
export function readAccounts(data: readonly StatedData[]): Facts<LinkOffer> {
  const given = restaurantsIn(data).flatMap(({ item }) => [item.sameAs].flat().slice(0, MOST_ACCOUNTS));
  const accounts = given.flatMap((address) => {
    const url = typeof address === 'string' ? URL.parse(address) : null;
    return (url && accountAt(url)) ?? [];
  });
  return factsOf(
    accounts.map(({ url, provider }) => ({ value: { url, provider }, quote: cutSnippet(url), key: url })),
  );
}

const LINE_CHARACTERS = 1000;
/** With a currency, or with cents at the end of a line. */
const PRICE =
  /(?:[$€£]\s?\d{1,4}(?:[.,]\d{2})?|(?=\d)(?<!\d|(?:^|[^.…])[.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|EUR\b|CHF\b)|(?=\d)(?<!\d|(?:^|[^.…])[.,]|[/:-])\d{1,3}[.,]\d{2}$)/g;
/** Every price contains this. */
const PRICE_SIGN = /[$€£]|EUR|CHF|[.,]\d\d$/;

function readPrices(outline: PageOutline): Facts<string> {
  const lines = outline.lines.map((line) => line.slice(0, LINE_CHARACTERS));
  return factsOf(
    lines
      .filter((line) => PRICE_SIGN.test(line))
      .flatMap((line) => [...line.matchAll(PRICE)].map((match) => ({ line, match })))
      .map(({ line, match: { 0: price, index } }) => ({
        value: price.trim(),
        quote: { snippet: () => cutSnippet(line, index) },
      })),
  );
}

function readAddresses(outline: PageOutline): Facts<string> {
  const found = outline.named('address').map((quote) => ({ value: cutSnippet(quote.text()), quote }));
  const numbered = found.filter(({ value }) => /\d/.test(value));
  return factsOf(numbered.map((address) => ({ ...address, key: address.value })));
}

/** Fewer prices may be an offer. */
export const PRICES_OF_A_MENU = 5;
/** Enough under a heading for the menu. */
const PRICES_UNDER_A_HEADING = 2;
const HEADING_CHARACTERS = 40;
/** Hosts whose links open files, not pages. */
const KEEPS_FILES = /^(?:drive\.google|(?:www\.)?dropbox)\.com$/;

/** Returns how guests see the menu: as prices on the page, or through links. */
function menuKind(outline: PageOutline, prices: number, links: Facts<string>): MenuKind {
  const names = [
    ...headingsOf(outline),
    ...outline.named('a').filter(({ attributes }) => /^#./.test(attributes.href ?? '')),
  ].map((element) => element.text());
  const isNamed = names.some((name) => name.length <= HEADING_CHARACTERS && MENU_WORDS.test(name));
  if (prices >= (isNamed ? PRICES_UNDER_A_HEADING : PRICES_OF_A_MENU)) return 'html';
  const kinds = new Set(links.first.map(({ value }) => kindOfFile(value)));
  return (['html', 'pdf', 'image'] as const).find((kind) => kinds.has(kind)) ?? 'none';
}

function kindOfFile(url: string): MenuKind {
  const { hostname = '', pathname = '' } = URL.parse(url) ?? {};
  if (/\.pdf$/i.test(pathname) || KEEPS_FILES.test(hostname)) return 'pdf';
  return /\.(?:jpe?g|png|webp|gif)$/i.test(pathname) ? 'image' : 'html';
}
