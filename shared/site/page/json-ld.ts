import type {
  DatedOpening,
  LinkKind,
  MenuItem,
  OpeningHours,
  SiteService,
} from '#shared/site/site-content.ts';
import type { ContactPart } from './contact-part.ts';
import { datedHours, openingHours } from './json-ld-hours.ts';
import type { SitePage } from './site-page.ts';

/** Currency signs and codes as restaurants write them, the longer ones first. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|MXN|PEN|BRL|INR|SEK|NOK|DKK|PLN|CZK|TRY|ZAR|SGD|HKD|KRW|CNY|THB|AED|SAR|EGP|MAD)\b/i,
    '',
  ],
  [/US\$/, 'USD'],
  [/(?:C|CA)\$/, 'CAD'],
  [/(?:A|AU)\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/R\$/, 'BRL'],
  [/S\/\.?/, 'PEN'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/¥|円/, 'JPY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₺/, 'TRY'],
  [/zł/i, 'PLN'],
  [/฿/, 'THB'],
  [/د\.إ/, 'AED'],
  [/ر\.س/, 'SAR'],
  [/ج\.م/, 'EGP'],
  [/د\.م/, 'MAD'],
];

/** ISO 4217 code of the sign or code in the text; undefined without one. `$` alone reads as US dollars. */
export function currencyOf(price: string): string | undefined {
  for (const [sign, code] of CURRENCIES) {
    const found = sign.exec(price);
    if (found) return code || found[0].toUpperCase();
  }
  return undefined;
}

/** Where the digits of other scripts begin: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** The text with its digits as 0 to 9, and the Arabic thousands sign as an apostrophe. */
function withPlainDigits(text: string): string {
  const plain = text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  return plain.replaceAll('٬', "'");
}

/** `€ 14,50` → `14.50`, `1,200` → `1200`, `١٤٫٥٠` → `14.50`; undefined unless the text holds exactly one amount. */
export function amountOf(price: string): string | undefined {
  const amounts = withPlainDigits(price).match(/\d+(?:[.,'’٫]\d+)*/g) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length !== 1) return undefined;
  const cents = /[.,](\d{1,2})$/.exec(amount) ?? /٫(\d+)$/.exec(amount);
  const whole = (cents ? amount.slice(0, cents.index) : amount).replace(/\D/g, '');
  return cents ? `${whole}.${cents[1]}` : whole;
}

function offer(price: string) {
  const amount = amountOf(price);
  return amount === undefined
    ? undefined
    : { '@type': 'Offer', price: amount, priceCurrency: currencyOf(price) };
}

/** Menus longer than this are told to search engines without descriptions, which would double the page. */
const LONGEST_DESCRIBED_MENU = 150;

function menuItem(item: MenuItem, isDescribed: boolean) {
  return {
    '@type': 'MenuItem',
    name: item.name.trim(),
    description: (isDescribed && item.description.trim()) || undefined,
    offers: offer(item.price.trim()),
  };
}

function menu({ menu: part }: SitePage, siteUrl: string) {
  if (!part || part.isSample || part.itemCount === 0) return undefined;
  const sections = part.courses.filter(({ heading }) => heading !== '');
  const loose = part.courses.filter(({ heading }) => heading === '').flatMap(({ items }) => items);
  const isDescribed = part.itemCount <= LONGEST_DESCRIBED_MENU;
  const printed = (items: readonly MenuItem[]) => items.map((item) => menuItem(item, isDescribed));
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

/** The data as text that cannot end its script element: one spelling for one value, each key once. */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data)
    .toWellFormed()
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The phones that the page shows: one as text, several as a list. */
function telephone({ phone, otherPhones }: ContactPart) {
  const first = phone?.isSample === false ? [phone.text] : [];
  const all = [...first, ...otherPhones.map(({ text }) => text.trim())];
  return all.length > 1 ? all : all[0];
}

/** Links to pages about the same house: its own, its profiles, what guests say of it. */
const SAME_HOUSE: ReadonlySet<LinkKind> = new Set([
  'website',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'x',
  'reviews',
]);

function sameAs({ links }: ContactPart) {
  const urls = links.filter(({ kind }) => SAME_HOUSE.has(kind)).map(({ url }) => url);
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
 * schema.org Restaurant, Menu and FAQPage as JSON-LD text, made from what the page shows and nothing else;
 * sections that are not shown, samples and unknown facts are left out. Safe inside a script element.
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
