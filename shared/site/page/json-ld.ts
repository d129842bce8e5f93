import type { DatedOpening, MenuItem, OpeningHours, SiteService } from '#shared/site/site-content.ts';
import type { LinkKind } from '#shared/site/ways-to-reach.ts';
import type { ContactPart } from './contact-part.ts';
import { datedHours, openingHours } from './json-ld-hours.ts';
import { offeredPrices } from './offered-prices.ts';
import type { SitePage } from './site-page.ts';

/** One price as an offer, several as a list with the names of sizes. */
function offersOf(price: string, restaurantCurrency: string | undefined): object | undefined {
  const offers = offeredPrices(price, restaurantCurrency).map(({ name, price: amount, currency }) => ({
    '@type': 'Offer',
    name,
    price: amount,
    priceCurrency: currency,
  }));
  return offers.length > 1 ? offers : offers[0];
}

/** Longer menus omit descriptions here, which would double the page's size. */
const LONGEST_DESCRIBED_MENU = 150;

type Telling = { isDescribed: boolean; currency: string | undefined };

function menuItem(item: MenuItem, { isDescribed, currency }: Telling) {
  return {
    '@type': 'MenuItem',
    name: item.name.trim(),
    description: (isDescribed && item.description.trim()) || undefined,
    offers: offersOf(item.price.trim(), currency),
  };
}

function menu({ menu: part }: SitePage, siteUrl: string) {
  if (!part || part.isSample || part.itemCount === 0) return undefined;
  const sections = part.courses.filter(({ heading }) => heading !== '');
  const loose = part.courses.filter(({ heading }) => heading === '').flatMap(({ items }) => items);
  const isDescribed = part.itemCount <= LONGEST_DESCRIBED_MENU;
  const telling = { isDescribed, currency: part.currency };
  const printed = (items: readonly MenuItem[]) => items.map((item) => menuItem(item, telling));
  return {
    '@type': 'Menu',
    name: part.title,
    url: `${siteUrl}#menu`,
    hasMenuItem: loose.length > 0 ? printed(loose) : undefined,
    hasMenuSection:
      sections.length > 0
        ? sections.map(({ heading, items }) => ({
            '@type': 'MenuSection',
            name: heading,
            hasMenuItem: printed(items),
          }))
        : undefined,
  };
}

function faqPage({ faq }: SitePage) {
  if (!faq || faq.isSample || faq.items.length === 0) return undefined;
  const questions = faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.trim(),
    acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
  }));
  return { '@type': 'FAQPage', mainEntity: questions };
}

/** Serializes data so that it can't end its script element, with one form per value and each key once. */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data)
    .toWellFormed()
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The page's phones: one as text, several as a list. */
function telephone({ phone, otherPhones }: ContactPart) {
  const first = phone?.isSample === false ? [phone.text] : [];
  const all = [...first, ...otherPhones.map(({ text }) => text.trim())];
  return all.length > 1 ? all : all[0];
}

/** Links to pages about the same restaurant: its website, its profiles, and reviews. */
const SAME_RESTAURANT: ReadonlySet<LinkKind> = new Set([
  'website',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'x',
  'reviews',
]);

function sameAs({ links }: ContactPart) {
  const urls = links.filter(({ kind }) => SAME_RESTAURANT.has(kind)).map(({ url }) => url);
  return urls.length > 0 ? urls : undefined;
}

export type JsonLdSource = {
  page: SitePage;
  hours: OpeningHours;
  dates?: readonly DatedOpening[] | undefined;
  services?: readonly SiteService[] | undefined;
  siteUrl: string;
  imageUrl?: string;
};

/**
 * schema.org Restaurant, Menu, and FAQPage as JSON-LD, only from what the page shows. Hidden sections, samples, and
 * unknown facts are left out. Safe inside a script element.
 */
export function jsonLd(source: JsonLdSource): string {
  const { page, hours, dates = [], services = [], siteUrl, imageUrl } = source;
  const shows = (section: 'menu' | 'faq' | 'contact') => page.sections.includes(section);
  const contact = shows('contact') ? page.contact : undefined;
  const restaurant = {
    '@type': 'Restaurant',
    name: page.name,
    description: page.description || undefined,
    url: siteUrl,
    image: imageUrl,
    servesCuisine: page.cuisine || undefined,
    telephone: contact && telephone(contact),
    email: contact?.email || undefined,
    address: contact?.address || undefined,
    sameAs: contact && sameAs(contact),
    openingHoursSpecification: shows('contact') ? openingHours(hours, services) : undefined,
    specialOpeningHoursSpecification: shows('contact') ? datedHours(dates) : undefined,
    hasMenu: shows('menu') ? menu(page, siteUrl) : undefined,
  };
  const graph = [restaurant, shows('faq') ? faqPage(page) : undefined].filter((node) => node !== undefined);
  return jsonLdText({ '@context': 'https://schema.org', '@graph': graph });
}
