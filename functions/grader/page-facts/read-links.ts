import { cutSnippet, type Facts, factsOf, type LinkOffer } from './facts.ts';
import { kindOfLink, saysOrder } from './link-words.ts';
import type { PageElement, PageOutline } from './outline-page.ts';
import { isMapAddress, networkAt } from './page-hosts.ts';
import { accountAt, isServicesOwn, isWidget, servicesAt } from './service-pages.ts';

/** Longer addresses are no links for guests. */
const ADDRESS_CHARACTERS = 2048;
const LABEL_CHARACTERS = 200;

type Destination = LinkOffer & { kind: 'ordering' | 'booking' | 'social' | 'reviews' | 'maps' | 'menuLinks' };
type FoundLink = Destination & { quote: PageElement };

/** Finds destinations in links, frames, forms, and scripts of services. */
export function readLinks(outline: PageOutline, base: URL) {
  const found = [...linksIn(outline, base), ...widgetsIn(outline, base)];
  const of = (kind: Destination['kind']) => found.filter((link) => link.kind === kind);
  const offers = (kind: Destination['kind']) =>
    factsOf(
      of(kind).map(({ url, provider, quote }) => ({
        value: { url, provider },
        quote,
        key: `${url} ${provider}`,
      })),
    );
  const places = (kind: Destination['kind']) =>
    factsOf(of(kind).map(({ url, quote }) => ({ value: url, quote, key: url })));
  return {
    ordering: offers('ordering'),
    booking: offers('booking'),
    social: offers('social'),
    /** The restaurant's pages at review services. */
    reviews: offers('reviews'),
    maps: places('maps'),
    menuLinks: places('menuLinks'),
    phones: readPhones(outline),
  };
}
export type LinkFacts = ReturnType<typeof readLinks>;

function linksIn(outline: PageOutline, base: URL): FoundLink[] {
  const known = new Set<string>();
  return outline.named('a', 'area', 'iframe', 'form').flatMap((quote) => {
    const { href, src, action } = quote.attributes;
    const given = (href ?? src ?? action ?? '').trim();
    // Buttons that open a menu on the page lead nowhere.
    if (given === '' || given.startsWith('#')) return [];
    const label = labelOf(quote).slice(0, LABEL_CHARACTERS);
    // Pages repeat links at top and bottom.
    if (known.has(`${given} ${label}`)) return [];
    known.add(`${given} ${label}`);
    const url = webAddress(given, base);
    const destination = url && destinationOf(url, label);
    return destination === undefined ? [] : [{ ...destination, quote }];
  });
}

function widgetsIn(outline: PageOutline, base: URL): FoundLink[] {
  return outline.named('script').flatMap((quote) => {
    const url = webAddress(quote.attributes.src ?? '', base);
    const service = url && isWidget(url) ? serviceOf(url) : undefined;
    return service === undefined ? [] : [{ ...service, quote }];
  });
}

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

/** Numbers that guests can tap, in digits: in call and chat links. One with and without country code counts as one. */
function readPhones(outline: PageOutline): Facts<string> {
  const found = outline.named('a', 'area').map((quote) => ({
    value: phoneOfLink((quote.attributes.href ?? '').trim()) ?? '',
    quote,
  }));
  const phones = found.filter(({ value }) => value !== '');
  return factsOf(phones.map((phone) => ({ ...phone, key: phone.value.slice(-9) })));
}

/** Undefined for other links, for numbers in letters, and for numbers that are too short or too long. */
function phoneOfLink(href: string): string | undefined {
  const [, called, chatted] =
    /^tel:([^a-z]+)$|^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(\+?\d+)/i.exec(href) ?? [];
  const digits = (called ?? chatted ?? '').replace(/%20|\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.length >= 7 && digits.length <= 18 ? digits : undefined;
}

/** Buttons that ask for an order and lead nowhere without scripts. */
export function readOrderButtons(outline: PageOutline): Facts<string> {
  const buttons = outline
    .named('button', 'a')
    .filter(({ attributes: { href = '#' } }) => href.startsWith('#') || /^javascript:/i.test(href))
    .map((quote) => ({ value: cutSnippet(labelOf(quote)), quote }))
    .filter(({ value }) => saysOrder(value));
  return factsOf(buttons.map((button) => ({ ...button, key: button.value })));
}

/** A link's accessible name; `title` comes last. */
export function labelOf(element: PageElement): string {
  const { 'aria-label': label = '', title = '' } = element.attributes;
  if (label.trim() !== '') return label;
  return element.text() || element.imageLabel() || (title.trim() === '' ? '' : title);
}
