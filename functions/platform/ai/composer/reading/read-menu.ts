import { findDish, type KnownDish } from '../knowledge/dishes/dishes.ts';
import { courseOf, FOOD_WORD, NOT_A_DISH } from '../knowledge/dishes/food-words.ts';
import { type DishMention, findDishes } from './find-dishes.ts';
import type { MenuEntry } from './menu-entry.ts';
import { fold, isStatedAt, type OwnerText } from './owner-text.ts';
import { isNewPrice, mergedEntry, NO_PRICE } from './price-changes.ts';
import { findPrices, type PriceMention } from './prices.ts';

type Segment = { start: number; end: number; isIntroduced: boolean };

const LEAD_IN =
  /^(?:(?:and|also|we|our|the|a|an|try|serve|serves|serving|do|does|make|makes|sell|sells|cook|cooks|have|has|with|offer|offers|offering|famous|best|known|for|signature|dish(?:es)?(?! of)|special(?:s|ti?es|ity|ty)?|include[sd]?|including|such|as|like|featuring|from|plus|is|are|house|homemade|classic|great|good|some|small|only|just|menu(?=\s*[:-])|price[sd]?)\b|[\s"'*•:–—-])+/;
const TRAIL =
  /(?:[\s"'(:=–—,-]|\b(?:at|for|from|is|are|costs?|only|just|starting|starts|a|an|per|each|of)\b)+$/;
const INTRODUCER =
  /\b(?:(?:dishes|special(?:i?ties|i?ty|s)|signatures?(?: dish(?:es)?)?|menu)(?: are| is| includes?| features?|(?=\s*:))|we serve|serving|known for|famous for)\b\s*:?/g;
const PLAIN_MODIFIER =
  /^(?:wood[- ]?fired|classic|fresh|house|homemade|home-made|traditional|our|famous|hot|proper|real|signature|daily)$/;
const CHANGING_MODIFIER =
  /\b(vegan|vegetarian|veggie|gluten[- ]free|mock|chicken|lamb|beef|pork|prawn|duck|fish|lobster|mushroom|truffle|chocolate|pistachio|mango|spicy|mini|double)\s$/;
const VENUE_AFTER =
  /^\s?-?(?:shop|bar|house|place|restaurant|joint|truck|counter|spot|stand|parlou?r|oven|list|school|class|club|room|cafe|roaster\w*|pizza|burgers?|bakery|starter|garden|style)\b/;

const raised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Cuts at punctuation and at "and", but never inside the name of a dish or a number. */
function segmentsOf(
  text: OwnerText,
  dishes: readonly DishMention[],
  prices: readonly PriceMention[],
): Segment[] {
  const isInside = (index: number) => dishes.some((each) => each.start < index && index < each.end);
  const cuts = [
    ...text.folded.matchAll(
      /\n|[;!?|•·]|[.,](?!\d)|(?<!\d)[.,](?=\d)|:(?!\s*[\d$€£¥])|\s(?:and|or|plus|with|then)\s/g,
    ),
  ]
    .filter((found) => !isInside(found.index))
    .map((found) => ({
      at: found.index,
      next: found.index + found[0].length,
      isHard: /[\n.;!?]/.test(found[0]),
    }));
  const afterPrice = prices
    .filter((price) => !price.isBeforeName)
    .map(({ end }) => ({ at: end, next: end, isHard: false }));
  const introducers = [...text.folded.matchAll(INTRODUCER)].map((found) => found.index + found[0].length);
  const all = [
    ...cuts,
    ...afterPrice,
    { at: text.folded.length, next: text.folded.length, isHard: true },
  ].sort((a, b) => a.at - b.at);
  const segments: Segment[] = [];
  let [start, isIntroduced] = [0, false];
  for (const cut of all) {
    const introducer = introducers.findLast((end) => end >= start && end <= cut.at + 1);
    if (introducer !== undefined) isIntroduced = true;
    const from = introducer ?? start;
    if (cut.at > from) segments.push({ start: from, end: cut.at, isIntroduced });
    start = Math.max(start, cut.next);
    if (cut.isHard) isIntroduced = false;
  }
  return segments;
}

/** "Modern Nordic tasting menu" is sold as "tasting menu", "tasting menu 7 courses" as "7-course tasting menu". */
function offerName(name: string): string {
  const counted = /((?:tasting|lunch|dinner|set|fixed|degustation) menu),? (?:of )?(\S+)[ -]courses?$/i.exec(
    name,
  );
  if (counted) return `${counted[2]}-course ${counted[1]}`;
  const offer = /(?:\S+-course )?(?:tasting|lunch|dinner|set|fixed|chef['’]s|degustation) menu$/i.exec(name);
  return offer ? offer[0] : name;
}

/** The owner's own name for what is sold, without "we serve" in front and "at" behind; empty when it is none. */
function nameIn(text: OwnerText, start: number, end: number): { name: string; at: number } {
  const folded = text.folded.slice(start, end);
  const from = LEAD_IN.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(from);
  const trailing = TRAIL.exec(rest)?.[0].length ?? 0;
  const at = start + from;
  return {
    at,
    name: offerName(
      text.plain
        .slice(at, end - trailing)
        .replace(/["“”]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  };
}

function isDishName(name: string): boolean {
  const words = name.split(' ');
  return (
    /\p{L}/u.test(name) && words.length <= 6 && name.length <= 60 && !NOT_A_DISH.test(name.toLowerCase())
  );
}

/** The known dish when the name adds nothing that would change what it is: "wood-fired margherita", not "vegan burger". */
function dishMeant(name: string, mention: DishMention | undefined, text: OwnerText): KnownDish | undefined {
  if (mention === undefined) return undefined;
  const said = text.plain.slice(mention.start, mention.end);
  const others = name
    .replace(said, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return others.every((word) => PLAIN_MODIFIER.test(word.toLowerCase())) ? mention.dish : undefined;
}

function pricedEntry(
  text: OwnerText,
  segment: Segment,
  found: { price: PriceMention; mention?: DishMention },
): MenuEntry | undefined {
  const { price, mention } = found;
  const { name, at } = price.isBeforeName
    ? nameIn(text, price.end, segment.end)
    : nameIn(text, segment.start, price.start);
  if (name !== '' && !isStatedAt(text, at, at + name.length)) return undefined;
  const isKnownFood = mention !== undefined || price.isMoney || FOOD_WORD.test(name.toLowerCase());
  const entry = price.isOld ? NO_PRICE : { price: price.raw, isStartingPrice: price.isStarting };
  if (isDishName(name) && isKnownFood) {
    const dish = dishMeant(name, mention, text);
    return { ...entry, name: raised(name), dish, course: mention?.dish.course ?? courseOf(name) };
  }
  if (mention === undefined) return undefined;
  return {
    ...entry,
    name: raised(text.plain.slice(mention.start, mention.end)),
    dish: mention.dish,
    course: mention.dish.course,
  };
}

function unpricedEntry(text: OwnerText, mention: DishMention): MenuEntry | undefined {
  if (mention.dish.isKind || VENUE_AFTER.test(text.folded.slice(mention.end))) return undefined;
  const before = CHANGING_MODIFIER.exec(text.folded.slice(0, mention.start))?.[0] ?? '';
  const name = text.plain.slice(mention.start - before.length, mention.end);
  const dish = before === '' ? mention.dish : undefined;
  return { name: raised(name), price: '', isStartingPrice: false, course: mention.dish.course, dish };
}

function introducedEntry(text: OwnerText, segment: Segment): MenuEntry | undefined {
  if (!segment.isIntroduced) return undefined;
  const { name, at } = nameIn(text, segment.start, segment.end);
  const isShort = name.split(' ').length <= 5 && !(findDish(fold(name))?.isKind && !name.includes(' '));
  if (!isShort || !isDishName(name) || !FOOD_WORD.test(name.toLowerCase())) return undefined;
  if (!isStatedAt(text, at, at + name.length)) return undefined;
  return { name: raised(name), price: '', isStartingPrice: false, course: courseOf(name), dish: undefined };
}

function entriesIn(
  text: OwnerText,
  segment: Segment,
  all: { dishes: readonly DishMention[]; prices: readonly PriceMention[] },
) {
  const isWithin = (each: { start: number; end: number }) =>
    each.start >= segment.start && each.end <= segment.end;
  const mentions = all.dishes.filter(isWithin);
  const price = all.prices.find(isWithin);
  const nearest = price?.isBeforeName ? mentions[0] : mentions.at(-1);
  const priced = price && pricedEntry(text, segment, { price, ...(nearest && { mention: nearest }) });
  const isInName = (each: DishMention) =>
    priced?.name.toLowerCase().includes(text.plain.slice(each.start, each.end).toLowerCase());
  const others = mentions.filter((each) => priced === undefined || (each !== nearest && !isInName(each)));
  const named = others.map((each) => unpricedEntry(text, each));
  const entries = [...named, priced].filter((entry) => entry !== undefined);
  const introduced = entries.length === 0 ? introducedEntry(text, segment) : undefined;
  return introduced ? [introduced] : entries;
}

/** Dishes and offers the owner named, each once, in the order of the text; a price stays with its dish. */
export function readMenu(text: OwnerText): MenuEntry[] {
  const dishes = findDishes(text);
  const prices = findPrices(text);
  const entries = new Map<string, MenuEntry>();
  let last = '';
  for (const segment of segmentsOf(text, dishes, prices)) {
    const price = prices.find((each) => each.start >= segment.start && each.end <= segment.end);
    const dish = entries.get(last);
    if (dish?.price === '' && isNewPrice(text, segment.start, price))
      entries.set(last, { ...dish, price: price.raw });
    for (const entry of entriesIn(text, segment, { dishes, prices })) {
      last = entry.dish && !entry.dish.isKind ? entry.dish.name : entry.name.toLowerCase();
      const before = entries.get(last);
      entries.set(last, before === undefined ? entry : mergedEntry(before, entry));
    }
  }
  return [...entries.values()].slice(0, 60);
}
