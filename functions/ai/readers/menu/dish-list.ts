import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import type { FaqTopic } from '#functions/ai/library/faq-topics.ts';
import { topicOf } from '#functions/ai/library/page-topics.ts';
import { type Dish, emptyDish } from '#shared/profile/menu.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import { KIND } from '../pieces/kind-words.ts';
import { DAY_LAST, DENIES } from '../pieces/sentence-forms.ts';

/** A dish alone in its place: few words, a price behind it or in brackets, and a remark in brackets at most. */
const ITEM =
  /^(?:(?:our|the|and|y|et|und|e) )?(.{2,60}?)(?: (?:is|are|for|at|only|à))?\s*(?:\(?\s*((?:\p{Sc}|kr\.?|usd|eur)?\s?\d{1,4}(?:[.,]\d{1,2})?\s?(?:\p{Sc}|kr\.?|usd|eur)?(?:\s?\/\s?(?:lb|kg|dozen|pc))?)(?: (?:each|ea\.?))?\s*\)?)?(?:\s*\(([^()]{3,120})\))?$/iu;
const MOST_WORDS = 6;
const PARTS =
  /\s*(?:,(?!\d)|[;•·]|\band\b(?!\s+(?:cheese|gravy|chips|waffles|grits|beans|eggs|fries))|\by\b|\bet\b|\bund\b)\s*(?![^()]*\))/iu;
/** What leads to a list of dishes. */
const LEAD =
  /^(?:we(?:['’]re| are)? (?:also )?(?:known|famous|loved) for |known for |famous for |specialt(?:y|ies)(?: (?:is|are|include))?:? |try our |we (?:serve|make|have|do|sell) |(?:our )?menu:? |especialidades:? |spécialités:? |spezialitäten:? |specialità:? )/iu;
/** Praise around a dish: "best fried chicken in town". Whoever says it has to prove it; the dish is one all the same. */
const PRAISE = /^(?:the )?(?:very )?(?:best|greatest) |\s(?:in (?:town|the \p{L}+)|around|anywhere)$/giu;
/** Words of sentences, which no dish is called by. */
const NO_DISH =
  /(?<!\p{L})(?:is|are|was|were|has|have|we|our|you|i|it|they|my|since|open|opened|closed|free|off|notice|etc|every|does|till?|until|contains?|allergens?|options?|party|parties|price|usually|mostly|often|meistens|meist|souvent|somos|tenemos|nous|sommes|wir|sind|siamo|abbiamo)(?!\p{L})|\d[ap]m\b|%|\d\s?(?:hours?|hrs?|days?|weeks?|years?|seats?|minutes?)\b|(?<!\s(?:au|de|con))\scaf[eé]$|\s(?:food|cuisine|cooking|comida|cocina|küche|cucina|restaurante?|bistro|shop|place|truck|bakery|diner)$/iu;

/** "Trattoria a Bologna" */
const IN_A_PLACE = /\s(?:in|near|around|en|a|à) \p{Lu}\p{Ll}/u;

/** Alone they are what a dish holds. */
const ALLERGEN =
  /^(?:pea)?nuts?$|^tree nuts?$|^(?:sesame|gluten|dairy|soy|shellfish|eggs?|milk|wheat|fish)$/i;

/** `isKnown`: it has a price, or its family is known. */
export type Item = { dish: Dish; isKnown: boolean };

/**
 * The dishes of a sentence that is nothing but a list of them, such as "Slices, calzones, garlic knots.": each short,
 * and most of them with a price or of a family that is known. Undefined for any other sentence. One alone
 * needs a price, or a list before it that it ends (`isOneMore`). Pure.
 */
export function listedDishes(sentence: string, isOneMore = false): Dish[] | undefined {
  const items = itemsOf(sentence);
  const known = items?.filter(({ isKnown }) => isKnown).length ?? 0;
  if (items === undefined || known * 2 <= items.length) return undefined;
  const isAlone = items.length === 1;
  return isAlone && !isOneMore && items[0]?.dish.price === '' ? undefined : items.map(({ dish }) => dish);
}

/** The parts of a list, if each of them can be a dish. */
function itemsOf(sentence: string): Item[] | undefined {
  const parts = sentence
    .replace(/[.!]+$/, '')
    .replace(LEAD, '')
    .split(PARTS)
    .filter((part) => part !== '');
  const items = parts.map(itemOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** What is paid for and not eaten. */
const NOT_EATEN: ReadonlySet<FaqTopic> = new Set<FaqTopic>([
  'parking',
  'private_events',
  'catering',
  'delivery',
  'gift_cards',
  'corkage',
]);

/** A part of a list that can be a dish. Pure. */
export function itemOf(part: string): Item | undefined {
  const [, typed = '', amountText = '', remark = ''] = ITEM.exec(part.trim()) ?? [];
  const name = typed.replace(PRAISE, '').trim();
  const isPriced = /\p{Sc}|kr|usd|eur|[.,]\d\d/iu.test(amountText);
  if (
    name.length < 2 ||
    name.split(/\s+/).length > MOST_WORDS ||
    NO_DISH.test(name) ||
    /^[$€£]|^\d(?!\d?\s?oz\b)|\d{3}|[@:]/.test(name)
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

/** "Omakase menu ($95) and happy hour 4-6pm": the dishes with a price, and the words without them. Pure. */
export function partedDishes(sentence: string): { text: string; dishes: Dish[] } {
  const parts = sentence.replace(/[.!]+$/, '').split(/(?:,(?!\d)\s*|\s+and\s+)(?![^()]*\))/);
  const named = parts.map((part) => dishFamilyOf(part) !== 'dish' && topicOf(part).faq === undefined);
  // One dish among other words may be a story; two or more are a list.
  const isList = named.filter(Boolean).length > 1;
  const found = parts.map((part, index) => (named[index] === true ? listedDishes(part, isList) : undefined));
  const dishes = found.flatMap((listed = []) => listed);
  const rest = parts.filter((_, index) => found[index] === undefined);
  return dishes.length === 0 ? { text: sentence, dishes } : { text: rest.join(', '), dishes };
}

const HEAD_AND_LIST = /^([^:]{4,120}?)(?:\s?:|\s[-–—])\s+(.+)$/su;
/** "Mexican food, tacos, enchiladas" */
const KIND_AND_LIST = /^([^,:]{2,40}\s(?:food|cuisine|cooking|comida|cocina|küche|cucina)),\s+(.+)$/su;

/** "Texas barbecue with brisket, ribs, and draft beer", with two known dishes: "a place with a garden" has none. */
const HEAD_WITH_LIST =
  /^((?:we(?:['’]re| are) an? )?[^,:]{4,60}?) (?:serving|with) ([^:]+?)( (?:in|near) \p{Lu}[\p{L} .,]+?)?[.!]*$/su;
const FEWEST_KNOWN = 2;

/** What stands before "with" is a kind of place, or more than the first word of a dish: "Fish with chips". */
function headWithList(sentence: string): RegExpExecArray | undefined {
  const found = HEAD_WITH_LIST.exec(sentence) ?? undefined;
  const head = found?.[1] ?? '';
  return head.includes(' ') || KIND.test(head.toLowerCase()) ? found : undefined;
}

/** "We make Polish food: pierogi, bigos": what stands before a list, of which one dish is known, and the list. Pure. */
export function headAndList(sentence: string): { head: string; dishes: Dish[] } | undefined {
  const marked = HEAD_AND_LIST.exec(sentence) ?? KIND_AND_LIST.exec(sentence);
  const [, head, list, place = ''] = marked ?? headWithList(sentence) ?? [];
  const items = list === undefined ? undefined : itemsOf(list);
  const known = items?.filter(({ isKnown }) => isKnown).length ?? 0;
  const isList = items !== undefined && items.length > 1 && known >= (marked ? 1 : FEWEST_KNOWN);
  return head === undefined || !isList
    ? undefined
    : { head: `${head}${place}`, dishes: items.map(({ dish }) => dish) };
}
