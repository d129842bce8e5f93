import { fold } from '../fold.ts';
import type { FaqTopic } from '../library/faq-topics.ts';
import { topicsIn } from '../library/page-topics.ts';
import { listedDishes } from '../readers/menu/dish-list.ts';
import { KIND } from '../readers/pieces/kind-words.ts';
import { isToldOfTopic } from '../readers/pieces/sentence-forms.ts';
import { NATION } from './tidy-words.ts';

/** What a restaurant is, in the owner's words, as far as one line over the picture holds. */
const LONGEST = 90;
const SHORTEST = 8;
const MOST_PARTS = 3;
const INTRODUCED =
  /^(?:we(?:['’]re| are)|[^,.!?]{2,50}?\s(?:is|are)|somos|nous sommes|wir sind|siamo)\s(?:[^,.!?]{2,50},\s)?(?:an?|the|una?|une|el|la|le|eine?|il)\s(.+)$/iu;
/** "We are family vietnamese restaurant": it has a kind of place, and no article. */
const WE_ARE = /^we(?:['’]re| are)\s(.+)$/iu;
/** "We make Polish comfort food in Greenpoint" */
const COOKED =
  /^(?:we|i) (?:make|cook|serve|do)\s((?=.*\b(?:food|cooking|cuisine|barbecue|bbq|kitchen)\b)[^,]+)$/iu;
/** What is told of it after what it is. */
const TOLD_AFTER =
  /,?\s(?:called|named|opened|founded|established|run by|owned by|started|serving|where|that|which|who)\s.*$|[.!?]+$/iu;
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|have|has|had|i|it|they|this|there|we|my|our|you|open|opens|closed|offer|serve|make|call|come|tenemos|somos|hacemos|abrimos|nous|sommes|avons|notre|wir|sind|haben|unser\p{L}*|siamo|abbiamo|il nostro|la nostra)(?!\p{L})/iu;
const NOT_A_KIND = /^\d(?!\d{0,2}[ -]seat)|[@$€£]|https?:|www\.|\d{3}(?!\d)(?!0s)|\d[ap]m/iu;
/** ", two seatings nightly (5:30 and 8:00)", ", 6am-2pm daily" */
const TIMES_AFTER = /,[^,]*\d(?::\d|\s?[ap]m\b).*$/isu;
/** "Bar à vins à Paris, 12 rue Montmartre, 75001 Paris": the address has a place of its own. */
const FRENCH_STREET =
  /,\s*\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|quai|cours|impasse|allée|chemin|route|passage|square)(?!\p{L}).*$/isu;
const YEAR = /\b(?:1[89]|20)\d\d\b/g;

/** "mexican" */
const CUISINE = new RegExp(`^${NATION.source}[.!\\s]*$`, 'i');

/**
 * "Family pizza place in Brooklyn since 1982" of the piece that a brief begins with, or what follows "We are …, a": never
 * made up, and empty where the piece does not say what the restaurant is. Pure.
 */
export function identityPhrase(first: string): string {
  if (CUISINE.test(first)) return `${first.replace(/[.!\s]+$/, '')} food`;
  if (listedDishes(first) !== undefined) return '';
  const introduced = introducedBy(first)?.replace(TOLD_AFTER, '');
  if (introduced !== undefined) {
    const kind = besideTown(introduced);
    return fits(kind) ? kind : '';
  }
  const said = first.replace(TOLD_AFTER, '').replace(/^an?\s/i, '');
  const plain = withoutTopics(
    withoutDishes(nounPhrase(said.replace(FRENCH_STREET, '').replace(TIMES_AFTER, ''))),
  );
  const headline = besideTown(plain);
  return fits(headline) && !FINITE.test(headline) && /\p{L}{3}/u.test(headline) ? headline : '';
}

function introducedBy(first: string): string | undefined {
  const said = (INTRODUCED.exec(first) ?? COOKED.exec(first))?.[1];
  if (said !== undefined) return said;
  const kind = WE_ARE.exec(first)?.[1];
  return kind !== undefined && KIND.test(fold(kind)) ? kind : undefined;
}

/** What may follow the kind of place: its region, its neighborhood by name, or its year. */
const REGION =
  /^(?!(?:an?|the|on|at|near|with|by|just|also|and|but|or|not|no)\s)\p{L}[\p{L}.’'-]*(?:\s\p{L}[\p{L}.’'-]*)?$/iu;
const SINCE = /^(?!been|here|open|serving)(?:\S+\s){0,3}(?:since|seit|depuis|desde|dal) (?:1[89]|20)\d\d$/iu;

const IN_PLACE = /\s(?:in|near|en|à|au|aux|a|ad|bei|am)\s\p{L}/iu;
/** "Oysters and seafood, a bit" */
const AFTERTHOUGHT = /,\s(?:an?|the|just|also|and|but|or)(?:\s\S+)?$/iu;

/** "Small place in Providence, on Federal Hill, 32 seats": a headline ends where notes begin. */
function besideTown(words: string): string {
  const [kind = '', ...rest] = words.split(/,\s*/);
  if (!IN_PLACE.test(kind)) return words.replace(AFTERTHOUGHT, '');
  const end = rest.findIndex((part) => !REGION.test(part) && !SINCE.test(part));
  return end < 0 ? words : [kind, ...rest.slice(0, end)].join(', ');
}

/** "Taqueria in Oakland, tacos al pastor, suadero": the dishes have a place of their own. */
function withoutDishes(words: string): string {
  const [kind = '', ...rest] = words.split(',');
  const isLong = rest.length >= MOST_PARTS;
  const [first = ''] = rest;
  const areDishes = [first, rest.join(',')].every((part) => listedDishes(part.trim(), true) !== undefined);
  return isLong || areDishes ? kind : words;
}

/** "Coffee shop in Asheville with pastries baked by my wife, we …": up to where a sentence begins. */
function nounPhrase(words: string): string {
  const parts = words.split(',');
  const told = parts.findIndex((part) => FINITE.test(part));
  if (told < 0) return words;
  return told > 0
    ? parts.slice(0, told).join(',')
    : (parts[0]?.split(/\s(?:with|con|avec|mit)\s/iu)[0] ?? '');
}

/** "Vegan cafe" says what it is. */
const DIETS: ReadonlySet<FaqTopic> = new Set<FaqTopic>([
  'vegan',
  'vegetarian',
  'gluten_free',
  'halal_kosher',
]);

/** "Chinese takeout", "pizza delivery" */
const PLACES: ReadonlySet<FaqTopic> = new Set<FaqTopic>(['takeout', 'delivery', 'catering', 'brunch']);
const WORDS_OF_KIND = 4;
/** "BBQ catering for weddings" */
const KIND_FIRST = /^(?:\S+\s){0,3}(?:catering|caterers?|takeout|traiteur)(?!\p{L})/iu;

/** "… in South Philly, BYOB": what has a place of its own is cut from the first comma on. */
function withoutTopics(words: string): string {
  const [first = '', ...rest] = words.split(',');
  const isShort = first.split(/\s+/).length <= WORDS_OF_KIND || KIND_FIRST.test(first);
  const saysKind = ({ faq }: { faq: FaqTopic | undefined }) =>
    faq === undefined || DIETS.has(faq) || (isShort && PLACES.has(faq));
  if (!topicsIn(first).every(saysKind)) return '';
  const end = rest.findIndex((part) => isToldOfTopic(part));
  return end < 0 ? words : [first, ...rest.slice(0, end)].join(',');
}

function fits(phrase: string): boolean {
  return (
    phrase.length >= SHORTEST &&
    phrase.length <= LONGEST &&
    !NOT_A_KIND.test(phrase.replace(YEAR, '')) &&
    phrase.split(',').length <= MOST_PARTS
  );
}
