import { Collection } from './collect-facts.ts';
import type { PageOutline } from './outline-page.ts';
import type { LinkOffer, PageFacts } from './page-facts.ts';
import {
  BOOKING_HOSTS,
  isMapAddress,
  networkAt,
  ORDERING_HOSTS,
  SOCIAL_HOSTS,
  serviceAt,
} from './page-hosts.ts';
import type { OutlineElement } from './page-walk.ts';
import { BOOK_WORDS, MENU_FILE_WORDS, MENU_WORDS, ORDER_WORDS } from './page-words.ts';
import { cutSnippet } from './snippet.ts';

export type LinkFacts = Pick<PageFacts, 'ordering' | 'orderButtons' | 'booking' | 'social' | 'maps'> & {
  menuLinks: PageFacts['menu']['links'];
};

type Link = { url: URL; label: string; element: OutlineElement };

/** Where the page sends its guests, from links, frames and forms. */
export function readLinks(outline: PageOutline, base: URL): LinkFacts {
  const ordering = new Collection<LinkOffer>();
  const booking = new Collection<LinkOffer>();
  const social = new Collection<LinkOffer>();
  const maps = new Collection<string>();
  const menuLinks = new Collection<string>();
  const servicesAt = serviceFinder();
  for (const { url, label, element } of linksOf(outline, base)) {
    const { href } = url;
    const { orderService, bookService, network } = servicesAt(url.hostname);
    if (isMapAddress(href)) maps.add(href, element);
    else if (bookService !== undefined) booking.add({ url: href, provider: bookService }, element);
    else if (orderService !== undefined) ordering.add({ url: href, provider: orderService }, element);
    else if (network !== undefined) {
      if (networkAt(url) !== undefined) social.add({ url: href, provider: network }, element);
    } else if (BOOK_WORDS.test(label)) booking.add({ url: href, provider: null }, element);
    else if (ORDER_WORDS.test(label)) ordering.add({ url: href, provider: null }, element);
    else if (isMenuLink(url, label)) menuLinks.add(href, element);
  }
  return {
    ordering: ordering.facts(),
    orderButtons: readOrderButtons(outline),
    booking: booking.facts(),
    social: social.facts(),
    maps: maps.facts(),
    menuLinks: menuLinks.facts(),
  };
}

function readOrderButtons(outline: PageOutline): LinkFacts['orderButtons'] {
  const buttons = new Collection<string>();
  for (const element of outline.named('button', 'a')) {
    const { href = '#' } = element.attributes;
    if (!href.startsWith('#') && !/^javascript:/i.test(href)) continue;
    const label = labelOf(element).slice(0, 200);
    if (ORDER_WORDS.test(label)) buttons.add(cutSnippet(label), element);
  }
  return buttons.facts();
}

/** Looks each host of a page up once. */
function serviceFinder() {
  const find = (host: string) => ({
    orderService: serviceAt(ORDERING_HOSTS, host),
    bookService: serviceAt(BOOKING_HOSTS, host),
    network: serviceAt(SOCIAL_HOSTS, host),
  });
  const known = new Map<string, ReturnType<typeof find>>();
  return (host: string) => {
    const services = known.get(host) ?? find(host);
    known.set(host, services);
    return services;
  };
}

/** The address is read where the label is a picture. A file is a menu also by what is on it: `Wine`. */
function isMenuLink(url: URL, label: string): boolean {
  if (MENU_WORDS.test(label)) return true;
  const path = url.pathname.slice(0, 500).replace(/[-_/.+]|%20/g, ' ');
  if (MENU_WORDS.test(path)) return true;
  return /\.pdf$/i.test(url.pathname) && (MENU_FILE_WORDS.test(label) || MENU_FILE_WORDS.test(path));
}

function* linksOf(outline: PageOutline, base: URL): Generator<Link> {
  // Pages link to the same places from top and bottom.
  const known = new Map<string, URL | null>();
  for (const element of outline.named('a', 'area', 'iframe', 'form')) {
    const { href, src, action } = element.attributes;
    const given = (href ?? src ?? action ?? '').trim();
    // Buttons that open a menu on the page lead nowhere.
    if (given === '' || given.startsWith('#') || given.length > 2048) continue;
    const url = known.get(given) ?? URL.parse(given, base);
    known.set(given, url);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    yield { url, label: labelOf(element).slice(0, 200), element };
  }
}

/** What a link is called, as screen readers say it; `title` last. */
export function labelOf(element: OutlineElement): string {
  const { 'aria-label': label = '', title = '' } = element.attributes;
  if (label.trim() !== '') return label;
  return element.text() || element.imageLabel || (title.trim() === '' ? '' : title);
}
