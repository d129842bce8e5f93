import type { FaqTopic } from '../library/copy-library.ts';
import { listedDishes } from './listed-dishes.ts';
import { topicsIn } from './page-topics.ts';
import { isToldOfTopic } from './piece-kinds.ts';

/** What a restaurant is, in the owner's words, as far as one line over the picture holds. */
const LONGEST = 90;
const SHORTEST = 8;
const INTRODUCED =
  /^(?:we(?:['’]re| are)|[^,.!?]{2,50}?\s(?:is|are))\s(?:[^,.!?]{2,50},\s)?(?:an?|the)\s(.+)$/iu;
/** "We make Polish comfort food in Greenpoint" */
const COOKED =
  /^(?:we|i) (?:make|cook|serve|do)\s((?=.*\b(?:food|cooking|cuisine|barbecue|bbq|kitchen)\b)[^,]+)$/iu;
/** What is told of it after what it is. */
const TOLD_AFTER =
  /,?\s(?:opened|founded|established|run by|owned by|started|serving|where|that|which|who)\s.*$|[.!?]+$/iu;
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|have|has|had|i|it|they|this|there|we|my|our|you|open|opens|closed|offer|serve|make|call|come|tenemos|somos|hacemos|abrimos|nous|sommes|avons|notre|wir|sind|haben|unser\p{L}*|siamo|abbiamo|il nostro|la nostra)(?!\p{L})/iu;
const NOT_A_KIND = /[@$€£]|https?:|www\.|\d{3}(?!\d)(?!0s)|\d[ap]m/iu;
/** ", two seatings nightly (5:30 and 8:00)" */
const TIMES_AFTER = /,[^,]*\d:\d.*$/su;
const YEAR = /\b(?:1[89]|20)\d\d\b/g;

/**
 * "Family pizza place in Brooklyn since 1982" of the piece that a brief begins with, or what follows "We are …, a": never
 * made up, and empty where the piece does not say what the restaurant is. Pure.
 */
export function identityPhrase(first: string): string {
  if (listedDishes(first) !== undefined) return '';
  const introduced = (INTRODUCED.exec(first) ?? COOKED.exec(first))?.[1]?.replace(TOLD_AFTER, '');
  if (introduced !== undefined) return fits(introduced) ? introduced : '';
  const said = first.replace(TOLD_AFTER, '').replace(/^an?\s/i, '');
  const plain = withoutTopics(said.replace(TIMES_AFTER, ''));
  return fits(plain) && !FINITE.test(plain) && /\p{L}{3}/u.test(plain) ? plain : '';
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

/** "… in South Philly, BYOB": what has a place of its own is cut from the first comma on. */
function withoutTopics(words: string): string {
  const [first = '', ...rest] = words.split(',');
  const isShort = first.split(/\s+/).length <= WORDS_OF_KIND;
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
    phrase.split(',').length <= 3
  );
}
