import { Collection } from './collect-facts.ts';
import { kindOfLink, saysOrder } from './link-words.ts';
import type { PageElement, PageOutline } from './outline-page.ts';
import type { LinkFacts, LinkOffer, PageFacts } from './page-facts.ts';
import { isMapAddress, networkAt } from './page-hosts.ts';
import { accountAt, isServicesOwn, isWidget, servicesAt } from './service-pages.ts';
import { cutSnippet } from './snippet.ts';

/** Longer addresses are no links for guests. */
const ADDRESS_CHARACTERS = 2048;
const LABEL_CHARACTERS = 200;

type Destination = { kind: Exclude<keyof LinkFacts, 'phones'>; url: string; provider: string | null };

/** Finds destinations in links, frames, forms, and scripts of services. */
export function readLinks(outline: PageOutline, base: URL): LinkFacts {
  const offers = { ordering: noOffers(), booking: noOffers(), social: noOffers(), reviews: noOffers() };
  const places = { maps: new Collection<string>(), menuLinks: new Collection<string>() };
  const add = (destination: Destination | undefined, element: PageElement) => {
    if (destination === undefined) return;
    const { kind, url, provider } = destination;
    if (kind === 'maps' || kind === 'menuLinks') places[kind].add(url, element, url);
    else offers[kind].add({ url, provider }, element, `${url} ${provider}`);
  };
  const known = new Set<string>();
  for (const element of outline.named('a', 'area', 'iframe', 'form')) {
    const { href, src, action } = element.attributes;
    const given = (href ?? src ?? action ?? '').trim();
    // Buttons that open a menu on the page lead nowhere.
    if (given === '' || given.startsWith('#')) continue;
    const label = labelOf(element).slice(0, LABEL_CHARACTERS);
    // Pages repeat links at top and bottom.
    if (known.has(`${given} ${label}`)) continue;
    known.add(`${given} ${label}`);
    const url = webAddress(given, base);
    if (url !== undefined) add(destinationOf(url, label), element);
  }
  for (const script of outline.named('script')) {
    const url = webAddress(script.attributes.src ?? '', base);
    if (url !== undefined && isWidget(url)) add(serviceOf(url), script);
  }
  return {
    ordering: offers.ordering.facts(),
    booking: offers.booking.facts(),
    social: offers.social.facts(),
    reviews: offers.reviews.facts(),
    maps: places.maps.facts(),
    menuLinks: places.menuLinks.facts(),
    phones: readPhones(outline),
  };
}

const noOffers = () => new Collection<LinkOffer>();

function webAddress(given: string, base: URL): URL | undefined {
  if (given === '' || given.length > ADDRESS_CHARACTERS) return undefined;
  const url = URL.parse(given, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

function destinationOf(url: URL, label: string): Destination | undefined {
  const { booking, ordering } = servicesAt(url);
  if ((booking ?? ordering) !== undefined) return serviceOf(url);
  if (isMapAddress(url.href)) return { kind: 'maps', url: url.href, provider: null };
  const account = accountAt(url);
  if (account !== undefined) return account;
  const kind = kindOfLink(url, label);
  if (kind === undefined || networkAt(url.hostname) !== undefined) return undefined;
  return { kind: kind === 'menu' ? 'menuLinks' : kind, url: url.href, provider: null };
}

function serviceOf(url: URL): Destination | undefined {
  const { booking, ordering } = servicesAt(url);
  const provider = booking ?? ordering;
  if (provider === undefined || isServicesOwn(url)) return undefined;
  return { kind: booking === undefined ? 'ordering' : 'booking', url: url.href, provider };
}

/** Numbers that guests can tap: in call and chat links. A number with and without country code counts as one. */
function readPhones(outline: PageOutline): LinkFacts['phones'] {
  const phones = new Collection<string>();
  for (const element of outline.named('a', 'area')) {
    const digits = phoneOfLink((element.attributes.href ?? '').trim());
    if (digits !== undefined) phones.add(digits, element, digits.slice(-9));
  }
  return phones.facts();
}

/** Undefined for other links, for numbers in letters, and for numbers that are too short or too long. */
function phoneOfLink(href: string): string | undefined {
  const [, called, chatted] =
    /^tel:([^a-z]+)$|^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(\+?\d+)/i.exec(href) ?? [];
  const digits = (called ?? chatted ?? '').replace(/%20|\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.length >= 7 && digits.length <= 18 ? digits : undefined;
}

/** Buttons that ask for an order and lead nowhere without scripts. */
export function readOrderButtons(outline: PageOutline): PageFacts['orderButtons'] {
  const buttons = new Collection<string>();
  for (const element of outline.named('button', 'a')) {
    const { href = '#' } = element.attributes;
    if (!href.startsWith('#') && !/^javascript:/i.test(href)) continue;
    const label = cutSnippet(labelOf(element).slice(0, LABEL_CHARACTERS));
    if (saysOrder(label)) buttons.add(label, element, label);
  }
  return buttons.facts();
}

/** A link's accessible name; `title` comes last. */
export function labelOf(element: PageElement): string {
  const { 'aria-label': label = '', title = '' } = element.attributes;
  if (label.trim() !== '') return label;
  return element.text() || element.imageLabel() || (title.trim() === '' ? '' : title);
}
