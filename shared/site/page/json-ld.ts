import { type DatedOpening, type MenuItem, type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
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

/** `24:00` → `00:00`, which is how schema.org's Time says midnight. */
function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}

/** From midnight to midnight is open all day, which search engines want as 00:00 to 23:59. */
function openTimes({ opens, closes }: { opens: string; closes: string }) {
  const times = { opens: clockTime(opens), closes: clockTime(closes) };
  return times.opens === '00:00' && times.closes === '00:00' ? { ...times, closes: '23:59' } : times;
}

/** Closed days are said the way search engines ask for: opens and closes at 00:00. */
function openingHours(hours: OpeningHours) {
  const specifications = WEEKDAYS.flatMap((day) => {
    const dayOfWeek = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
    const intervals = hours[day];
    const times =
      intervals?.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : (intervals ?? []).map(openTimes);
    return times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    }));
  });
  return specifications.length > 0 ? specifications : undefined;
}

/** Dates of which each end is said; closed as on days of the week. */
function datedHours(dates: readonly DatedOpening[]) {
  const told = dates.filter(({ services }) => services.every(({ closes }) => closes !== null));
  const specifications = told.flatMap(({ from, to, services }) => {
    const times =
      services.length === 0
        ? [{ opens: '00:00', closes: '00:00' }]
        : services.map(({ opens, closes }) => openTimes({ opens, closes: closes ?? '' }));
    return times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens,
      closes,
    }));
  });
  return specifications.length > 0 ? specifications : undefined;
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

export type JsonLdSource = {
  page: SitePage;
  hours: OpeningHours;
  dates?: readonly DatedOpening[] | undefined;
  siteUrl: string;
  imageUrl?: string;
};

/**
 * schema.org Restaurant, Menu and FAQPage as JSON-LD text, made from what the page shows and nothing else;
 * sections that are not shown, samples and unknown facts are left out. Safe inside a script element.
 */
export function jsonLd({ page, hours, dates = [], siteUrl, imageUrl }: JsonLdSource): string {
  const shows = (section: 'menu' | 'faq' | 'contact') => page.sections.includes(section);
  const { contact } = page;
  const restaurant = {
    '@type': 'Restaurant',
    name: page.name,
    description: page.description || undefined,
    url: siteUrl,
    image: imageUrl,
    servesCuisine: page.cuisine || undefined,
    telephone: shows('contact') && contact?.phone?.isSample === false ? contact.phone.text : undefined,
    email: (shows('contact') && contact?.email) || undefined,
    address: (shows('contact') && contact?.address) || undefined,
    openingHoursSpecification: shows('contact') ? openingHours(hours) : undefined,
    specialOpeningHoursSpecification: shows('contact') ? datedHours(dates) : undefined,
    hasMenu: shows('menu') ? menu(page, siteUrl) : undefined,
  };
  const graph = [restaurant, shows('faq') ? faqPage(page) : undefined].filter((node) => node !== undefined);
  return jsonLdText({ '@context': 'https://schema.org', '@graph': graph });
}
