import { addressOf, pathOf } from '#functions/websites/publish-gate/gate-images.ts';
import { type GateFinding, type ParsedPage, textOf } from '#functions/websites/publish-gate/gate-page.ts';
import type { SitePage } from '#shared/site/page/site-page.ts';
import type { DatedOpening, OpeningHours, SiteService } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { checkDatedHours } from './check-dates.ts';
import { checkHours } from './check-hours.ts';
import { checkMenu } from './check-menu.ts';
import {
  differs,
  type JsonLdFaqPage,
  type JsonLdRestaurant,
  plain,
  quoted,
  readJsonLd,
} from './read-json-ld.ts';

/** The website's facts, to compare structured data with. */
export type KnownFacts = {
  shown: SitePage;
  hours: OpeningHours;
  dates: readonly DatedOpening[];
  services: readonly SiteService[];
  heroImage: string;
  words: SiteWords;
};

type FieldCheck = { field: string; stated: string | undefined; known: string };

function checkFields(checks: readonly FieldCheck[], visible: string): GateFinding[] {
  return checks.flatMap(({ field, stated, known }) => {
    const value = plain(stated);
    if (stated === undefined) return [];
    const element = `${field} ${quoted(value).slice(0, 42)}`;
    if (!visible.includes(value)) {
      return [differs(element, `The search data says ${quoted(value)}, but your website doesn’t.`)];
    }
    const message = `The search data says ${quoted(value)}, but your website says ${quoted(plain(known))}.`;
    return value === plain(known) ? [] : [differs(element, message)];
  });
}

function checkRestaurant(
  restaurant: JsonLdRestaurant,
  { shown }: KnownFacts,
  visible: string,
): GateFinding[] {
  const contact = shown.sections.includes('contact') ? shown.contact : undefined;
  const checks: FieldCheck[] = [
    { field: 'Restaurant name', stated: restaurant.name, known: shown.name },
    { field: 'Restaurant description', stated: restaurant.description, known: shown.description },
    { field: 'Restaurant cuisine', stated: restaurant.servesCuisine, known: shown.cuisine },
    { field: 'Restaurant email', stated: restaurant.email, known: contact?.email ?? '' },
    { field: 'Restaurant address', stated: restaurant.address, known: contact?.address ?? '' },
  ];
  return [
    ...checkFields([...checks, ...telephoneChecks(restaurant, contact)], visible),
    ...checkLinks(restaurant, contact),
  ];
}

/** Several phones keep the page's order. */
function telephoneChecks({ telephone }: JsonLdRestaurant, contact: SitePage['contact']): FieldCheck[] {
  const known = [contact?.phone?.text, ...(contact?.otherPhones.map(({ text }) => text) ?? [])];
  return [telephone ?? []].flat().map((stated, index) => ({
    field: 'Restaurant telephone',
    stated,
    known: known.filter((text) => text !== undefined)[index] ?? '',
  }));
}

function checkLinks({ sameAs = [] }: JsonLdRestaurant, contact: SitePage['contact']): GateFinding[] {
  const known = new Set(contact?.links.map(({ url }) => url));
  const message = (url: string) => `The search data links to ${quoted(url)}, but your website doesn’t.`;
  return sameAs.filter((url) => !known.has(url)).map((url) => differs('Restaurant link', message(url)));
}

/** Checks that addresses in structured data are the page's own, and that the image is the one at its top. */
function checkAddresses(restaurant: JsonLdRestaurant, page: ParsedPage, heroImage: string): GateFinding[] {
  const { url, image, hasMenu } = restaurant;
  const own = addressOf(page);
  const findings: GateFinding[] = [];
  if (own === '' || url !== own) {
    findings.push(differs('Restaurant url', `The search data has a different address: ${quoted(url)}.`));
  }
  if (hasMenu && hasMenu.url !== `${own}#menu`) {
    findings.push(differs('Menu url', `The search data has a different address: ${quoted(hasMenu.url)}.`));
  }
  if (image !== undefined && pathOf(image, page) !== heroImage) {
    const message = `The search data shows an image that isn’t on your website: ${quoted(image)}.`;
    findings.push(differs('Restaurant image', message));
  }
  return findings;
}

function checkFaq(faq: JsonLdFaqPage, page: ParsedPage, { shown }: KnownFacts): GateFinding[] {
  const onPage = page.elements
    .filter(({ tagName }) => tagName === 'details')
    .map((details) => textOf(details));
  const entries = (shown.sections.includes('faq') && shown.faq?.items) || [];
  return faq.mainEntity.flatMap(({ name, acceptedAnswer }, index) => {
    const [question, answer] = [plain(name), plain(acceptedAnswer.text)];
    const entry = entries[index];
    const isAnswer = onPage[index]?.startsWith(question) ?? false;
    const element = isAnswer ? `Answer text ${quoted(answer)}` : `Question name ${quoted(question)}`;
    if (plain(onPage[index]).replaceAll(' ', '') !== `${question}${answer}`.replaceAll(' ', '')) {
      const wrong = isAnswer ? answer : question;
      return [differs(element, `The search data says ${quoted(wrong)}, but your website doesn’t.`)];
    }
    if (entry && plain(entry.question) === question && plain(entry.answer) === answer) return [];
    return [differs(element, 'The search data has an answer that isn’t on your website.')];
  });
}

/**
 * Checks the JSON-LD: one graph of a Restaurant and at most its FAQPage, with only the types and properties of
 * read-json-ld.ts, each once. Name, description, cuisine, phone, address, hours, dishes (course, description,
 * price, currency), questions, and answers must be on the page in the same words and match the website's; addresses
 * must be the page's own. Missing data is allowed, except dishes and prices.
 */
export function checkJsonLd(page: ParsedPage, known: KnownFacts): GateFinding[] {
  const read = readJsonLd(page);
  if ('findings' in read) return read.findings;
  const body = page.elements.find(({ tagName }) => tagName === 'body');
  const [restaurant, ...faqs] = read.graph;
  return [
    ...checkMenu(page, { stated: restaurant.hasMenu, shown: known.shown }),
    ...checkRestaurant(restaurant, known, body ? textOf(body) : ''),
    ...checkAddresses(restaurant, page, known.heroImage),
    ...checkHours(page, {
      stated: restaurant.openingHoursSpecification,
      hours: known.hours,
      services: known.services,
      words: known.words,
    }),
    ...checkDatedHours(page, {
      stated: restaurant.specialOpeningHoursSpecification,
      dates: known.dates,
      words: known.words,
    }),
    ...faqs.slice(0, 1).flatMap((faq) => checkFaq(faq, page, known)),
    ...faqs.slice(1).map(() => differs('FAQPage', 'The search data lists the questions twice.')),
  ];
}
