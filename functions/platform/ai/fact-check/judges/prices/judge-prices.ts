import { type CheckedSentence, type CheckedText, finding, type Judge } from '../../checked-text.ts';
import { isDerivedPrice } from '../../evidence/derived-prices.ts';
import type { DishMention } from '../../known-dishes.ts';
import type { KnownFacts } from '../../known-facts.ts';
import type { Passage } from '../../passage.ts';
import type { FactTokenOf, Part } from '../../readers/fact-token.ts';

const CENT = 0.005;
/** Between a price and the dish behind it: "$9 for the tiramisù". */
const ADJACENT = 24;
/** As many telling words tell that a passage is meant. */
const SAME_WORDS = 1;
/** Where a dish is named that has a price of its own. */
const SURE_WORDS = 2;

export const isSameAmount = (one: number, other: number) => Math.abs(one - other) < CENT;
export const isPriceOf = (values: readonly number[], prices: readonly number[]) =>
  values.some((value) => prices.some((price) => isSameAmount(price, value)));

/** The dishes that a number can be the price of: those named since the last price, else those named next. */
export function dishesAround(
  sentence: CheckedSentence,
  part: Part,
): { before: DishMention[]; after: DishMention[] } {
  const others = sentence.tokens.filter((token) => token.kind === 'price' && token.start !== part.start);
  const last = Math.max(
    sentence.start,
    ...others.filter(({ end }) => end <= part.start).map(({ end }) => end),
  );
  const next = Math.min(
    sentence.end,
    ...others.filter(({ start }) => start >= part.end).map(({ start }) => start),
  );
  const priced = sentence.mentions.filter(({ dishes }) => dishes.some(({ prices }) => prices.length > 0));
  return {
    before: priced.filter(({ start, end }) => start >= last && end <= part.start),
    after: priced.filter(({ start, end }) => start >= part.end && end <= next),
  };
}

/** "The special ($10), the chowder ($11)": the next one has a price behind it. */
const hasOwnPrice = ({ tokens }: CheckedSentence, mention: DishMention | undefined) =>
  mention !== undefined &&
  tokens.some(
    ({ kind, start }) => kind === 'price' && start >= mention.end && start - mention.end <= OWN_PRICE,
  );
const OWN_PRICE = 4;

/** A price is that of the dish beside it; without a dish it is one that the record names. */
export function isKnownPrice(
  checked: CheckedText,
  sentence: CheckedSentence,
  part: Part,
  values: readonly number[],
): boolean {
  const { before, after } = dishesAround(sentence, part);
  const isOf = (mentions: readonly DishMention[]) =>
    mentions.some(({ dishes }) => dishes.some(({ prices }) => isPriceOf(values, prices)));
  const isNear =
    (after[0]?.start ?? Number.POSITIVE_INFINITY) - part.end <= ADJACENT && !hasOwnPrice(sentence, after[0]);
  const isOfSubject = isPriceOf(
    values,
    sentence.subjects.flatMap(({ prices }) => prices),
  );
  if (isOfSubject && before.every(({ isWhole }) => !isWhole) && after.length === 0) return true;
  if (before.length > 0) {
    const isOfDishes = isOf(before) || (isNear && isOf(after.slice(0, 1)));
    return isOfDishes || isOfHouse(checked, sentence, values, SURE_WORDS);
  }
  const known = pricesOfHouse(checked, sentence);
  if (isOfHouse(checked, sentence, values)) return true;
  const last = sentence.lastMentions.filter(({ isWhole }) => isWhole);
  const isMereWord = after.every(({ isWhole }) => !isWhole);
  if (after.length > 0) return isOf(after) || (isMereWord && isOf(last));
  const isOfLast = last.length > 0 && !isRange(sentence);
  if (isOfLast) return isOf(last);
  if (isRange(sentence))
    return isPriceOf(values, [...checked.facts.dishes.flatMap(({ prices }) => prices), ...known]);
  if (sentence.subjects.length > 0) return isOfSubject;
  return (
    !isOfPricedThing(checked, sentence) &&
    isPriceOf(values, [...checked.facts.dishes.flatMap(({ prices }) => prices), ...known])
  );
}

/** The house names a price of what the sentence speaks of: "corkage", "the buffet". */
function isOfPricedThing({ facts }: CheckedText, { context }: CheckedSentence): boolean {
  const ofDishes = new Set(facts.dishes.map(({ statement }) => statement));
  return facts
    .passagesWith('price')
    .some(
      (passage) =>
        !ofDishes.has(passage) && [...passage.topic].filter((stem) => context.has(stem)).length >= SURE_WORDS,
    );
}

const isRange = ({ tokens }: CheckedSentence) => tokens.filter(({ kind }) => kind === 'price').length > 1;

/** "Tacos are $2.50 on Tuesdays": on no other day. */
export const isOfTheseDays = ({ openOn }: Passage, { daysNear }: CheckedSentence) =>
  openOn.size === 0 || daysNear.every((day) => openOn.has(day));

/** Amounts that the house itself names, of these days. */
function pricesOfHouse({ facts }: CheckedText, sentence: CheckedSentence): number[] {
  const ofDishes = new Set(facts.dishes.map(({ statement }) => statement));
  return facts
    .passagesWith('price')
    .filter((passage) => !ofDishes.has(passage) && isOfTheseDays(passage, sentence))
    .flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === 'price' ? [...token.values] : [])));
}

/** So many words in common; where a dish is named, one more, or one that is said of no dish. */
function isShared(
  facts: KnownFacts,
  { topic }: Passage,
  { context }: CheckedSentence,
  fewest: number,
): boolean {
  const shared = [...topic].filter((stem) => context.has(stem));
  if (fewest === SAME_WORDS) return shared.length >= fewest;
  const isOwn = shared.some((stem) => !facts.dishes.some(({ statement }) => statement.content.has(stem)));
  return shared.length > fewest || (shared.length === fewest && isOwn);
}

/** A passage of the house itself names it, in the same words: "Bring your cup, save 50 cents". */
function isOfHouse(
  { facts }: CheckedText,
  sentence: CheckedSentence,
  values: readonly number[],
  fewest = SAME_WORDS,
): boolean {
  const ofDishes = new Set(facts.dishes.map(({ statement }) => statement));
  return facts
    .passagesWith('price')
    .some(
      (passage) =>
        !ofDishes.has(passage) &&
        isOfTheseDays(passage, sentence) &&
        passage.tokens.some((token) => token.kind === 'price' && isPriceOf(values, token.values)) &&
        isShared(facts, passage, sentence, fewest),
    );
}

/** "All under $20" is so where every dish is, "under $10" where the dish is that the sentence speaks of. */
function isKnownBound(
  { facts }: CheckedText,
  { subjects }: CheckedSentence,
  { values, bound }: FactTokenOf<'price'>,
): boolean {
  const prices = (subjects.length > 0 ? subjects : facts.dishes).flatMap((dish) => dish.prices);
  return (
    bound === 'most' &&
    prices.length > 0 &&
    prices.every((price) => values.some((value) => price <= value + CENT))
  );
}

const isKnownCurrency = ({ facts: { currencies } }: CheckedText, currency: string) =>
  currency === '' || currencies.size === 0 || currencies.has(currency);

export const judgePrices: Judge = (checked, sentence) =>
  sentence.tokens
    .filter((token) => token.kind === 'price')
    .filter(
      (token) =>
        !isKnownCurrency(checked, token.currency) ||
        (!isKnownPrice(checked, sentence, token, token.values) &&
          !isKnownBound(checked, sentence, token) &&
          !isDerivedPrice(checked, sentence, token)),
    )
    .map((token) => finding(checked, 'price', token));
