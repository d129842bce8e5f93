import { fold } from '#functions/ai/fold.ts';
import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import type { FaqTopic } from '#functions/ai/library/faq-topics.ts';
import { topicOf } from '#functions/ai/library/page-topics.ts';
import { type Dish, emptyDish } from '#shared/profile/menu.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import { KIND } from '../kind/kind-words.ts';
import { DAY_LAST, DENIES } from '../lines/line-forms.ts';
import { alternatives } from '../text/one-of.ts';

/** One dish: a few words, then optionally a price (also in parentheses) and a remark in parentheses. */
const CURRENCY = '(?:\\p{Sc}|kr\\.?|usd|eur)?';
const PRICE = `${CURRENCY}\\s?\\d{1,4}(?:[.,]\\d{1,2})?\\s?${CURRENCY}(?:\\s?\\/\\s?(?:lb|kg|dozen|pc))?`;
const NAME = '(?:(?:our|the|and|y|et|und|e) )?(.{2,60}?)(?: (?:is|are|for|at|only|à))?';
const ITEM = new RegExp(
  `^${NAME}\\s*(?:\\(?\\s*(${PRICE})(?: (?:each|ea\\.?))?\\s*\\)?)?(?:\\s*\\(([^()]{3,120})\\))?$`,
  'iu',
);
const MOST_WORDS = 6;
const PARTS =
  /\s*(?:,(?!\d)|[;•·]|\band\b(?!\s+(?:cheese|gravy|chips|waffles|grits|beans|eggs|fries|mash|sour|pepper|cream|jam))|\by\b|\bet\b|\bund\b)\s*(?![^()]*\))/iu;
/** The words before a list of dishes. */
const LEAD = /^(?:our )?(?:menu|specialties|especialidades|spécialités|spezialitäten|specialità):? /iu;
/** Words of sentences, which no dish name has. */
const SENTENCE_WORDS = alternatives(`
  is;are;was;were;has;have;all;we;our;you;i;it;they;my;since;open;opened;closed;free;off;notice;etc;every;does;till?;until
  ayce;contains?;allergens?;options?;party;parties;price;usually;mostly;often;meistens;meist;souvent
  somos;tenemos;nous;sommes;wir;sind;siamo;abbiamo
`);
const NO_DISH = new RegExp(
  alternatives(`
    (?<!\\p{L})(?:${SENTENCE_WORDS})(?!\\p{L})
    \\d[ap]m\\b;%;\\d\\s?(?:hours?|hrs?|days?|weeks?|years?|seats?|minutes?)\\b
    (?<!\\s(?:au|de|con))\\scaf[eé]$
    \\s(?:food|cuisine|cooking|comida|cocina|küche|cucina|restaurante?|bistro|shop|place|truck|bakery|diner)$
  `),
  'iu',
);

/** "Wine bar and duck" lists no wine bar. */
const KIND_ALONE = new RegExp(`^(?:${KIND.source})$`);

/** "Trattoria a Bologna" */
const IN_A_PLACE = /\s(?:in|near|around|en|a|à) \p{Lu}\p{Ll}/u;

/** Alone, these are allergens, not dishes. */
const ALLERGEN =
  /^(?:pea)?nuts?$|^tree nuts?$|^(?:sesame|gluten|dairy|soy|shellfish|eggs?|milk|wheat|fish)$/i;

/** `isKnown`: it has a price, or its family is known. */
export type Item = { dish: Dish; isKnown: boolean };

/**
 * The dishes of a line that is only a list, such as "Slices, calzones, garlic knots.": each is short, and most have
 * a price or a known family. A single dish needs a price. Undefined for other lines. Pure.
 */
export function listedDishes(line: string): Dish[] | undefined {
  const items = itemsOf(line);
  const known = items?.filter(({ isKnown }) => isKnown).length ?? 0;
  if (items === undefined || known * 2 <= items.length) return undefined;
  return items.length === 1 && items[0]?.dish.price === '' ? undefined : items.map(({ dish }) => dish);
}

/** The items of a list if each can be a dish. */
function itemsOf(sentence: string): Item[] | undefined {
  const parts = sentence
    .replace(/[.!]+$/, '')
    .replace(LEAD, '')
    .split(PARTS)
    .filter((part) => part !== '');
  const items = parts.map(itemOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Topics with prices that aren’t food. */
const NOT_EATEN: ReadonlySet<FaqTopic> = new Set<FaqTopic>([
  'parking',
  'private_events',
  'catering',
  'delivery',
  'gift_cards',
  'corkage',
]);

/** The dish in one part of a list, if it can be one. Pure. */
export function itemOf(part: string): Item | undefined {
  const [, typed = '', amountText = '', remark = ''] = ITEM.exec(part.trim()) ?? [];
  const name = typed.trim();
  const isPriced = /\p{Sc}|kr|usd|eur|[.,]\d\d/iu.test(amountText);
  if (
    name.length < 2 ||
    name.split(/\s+/).length > MOST_WORDS ||
    NO_DISH.test(name) ||
    KIND_ALONE.test(fold(name)) ||
    /^[$€£]|^\d(?!\d?\s?oz\b)|\d{3}|\d\s?\/|[@:]/.test(name)
  ) {
    return undefined;
  }
  if (DAY_LAST.test(name) || IN_A_PLACE.test(name) || DENIES.test(name) || (!isPriced && ALLERGEN.test(name)))
    return undefined;
  const isKnown = isPriced || dishFamilyOf(name) !== 'dish';
  const { faq } = topicOf(name);
  if (faq !== undefined && (!isKnown || NOT_EATEN.has(faq))) return undefined;
  const amount = Number(amountText.replace(/[^\d.,]/g, '').replace(',', '.'));
  const dish: Dish = {
    ...emptyDish(capital(name)),
    description: remark === '' ? '' : asSentence(remark),
    price: amountText.trim(),
    amount: amountText === '' || Number.isNaN(amount) ? null : amount,
  };
  return { dish, isKnown };
}
