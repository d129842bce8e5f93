import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import type { DishMention } from '../known-dishes.ts';
import type { FactToken, FactTokenOf } from '../readers/fact-token.ts';
import { isPriceDifference } from './price-differences.ts';

/** Words of a sum, a share or a difference. */
const RECKONS =
  /[=+]|(?<![a-z])(?:plus|minus|that's|thats|total|together|altogether|in all|all in|come to|comes to|adds? up|makes?|math|maths|arithmetic|both|each|every|per|apiece|a head|a piece|instead of|rather than|half|dozen|then|dann|entonces|alors|allora|fait|font|fa|fanno|hacen|kostet dann|zusammen|macht|je|statt|pro|juntos|en total|suman|cada|en vez de|au total|ensemble|chacune?|au lieu de|in tutto|insieme|ciascun[oa]|invece)(?![a-z])|\d\s?(?:x|×)\s/;
/** "An hour of parking and a slice of babka: $6.50" */
const LEADS_TO_SUM = /(?<![a-z])(?:and|und|y|et|e)\s[^.!?]{2,60}:\s?$/;
const PORTION = /(?<![a-z])(?:for|para|pour|per|fur) [2-9](?!\d)/;
/** What the amounts before it differ by. */
const LEADS_TO_DIFFERENCE = /(?:^|\s)(?:ces|those|that's|diese|questi|estos|esos|save\w*)\s$/;
const HALF = /(?<![a-z])(?:half|halb\w*|mitad|medi[oa]|moitie|demi|meta|mezz[oa])(?![a-z])/;
const DIFFERENCE =
  /(?<![a-z])(?:instead of|rather than|statt|en vez de|au lieu de|invece|off|save|plus|\+)(?![a-z])/;
const MOST_SUMMED = 6;
const MOST_SUMS = 256;
const CENT = 0.005;
/** As many words in common tell that a note of the house is meant. */
const SURE_WORDS = 2;

/** What stands near a price and can be reckoned with. */
type Terms = { prices: number[]; counts: number[] };

const numbersOf = (tokens: readonly FactToken[]) =>
  tokens.flatMap((token) => (token.kind === 'number' && token.value > 1 ? [token.value] : []));

const pricesOf = (tokens: readonly FactToken[]) =>
  tokens.flatMap((token) => (token.kind === 'price' && token.bound === 'none' ? [...token.values] : []));

/** Prices and counts of the dishes that are spoken of, and of what the house says in the same words. */
function termsNear({ facts }: CheckedText, sentence: CheckedSentence): Terms {
  const { mentions, mentionsBefore, subjects, tokens, context } = sentence;
  const dishes = [...[...mentions, ...mentionsBefore].flatMap((one) => one.dishes), ...subjects];
  const house = facts
    .passagesWith('price')
    .filter(({ topic }) => [...topic].filter((stem) => context.has(stem)).length >= SURE_WORDS);
  return {
    prices: [
      ...dishes.flatMap(({ prices }) => prices),
      ...house.flatMap((passage) => pricesOf(passage.tokens)),
    ],
    counts: [
      ...numbersOf(tokens),
      ...subjects.flatMap(({ statement }) => numbersOf(statement.tokens)),
      ...house.flatMap((passage) => numbersOf(passage.tokens)),
    ],
  };
}

/** What the mentioned dishes cost together, each as often as the number before it says. */
function sumsOf({ text }: CheckedText, mentions: readonly DishMention[]): number[] {
  const apart = mentions.filter(
    ({ dishes }, at) => !dishes.some((dish) => mentions[at - 1]?.dishes.includes(dish) === true),
  );
  if (apart.length === 0 || apart.length > MOST_SUMMED) return [];
  return apart.reduce<number[]>(
    (sums, { start, dishes }) => {
      const times = Number(
        /(?:^|\D)(\d)\s?(?:x|×)?\s?$/.exec(text.slice(Math.max(0, start - 6), start))?.[1] ?? 1,
      );
      const prices = [...new Set(dishes.flatMap((dish) => dish.prices))].slice(0, 4);
      return sums.flatMap((sum) => prices.map((price) => sum + times * price)).slice(0, MOST_SUMS);
    },
    [0],
  );
}

const ROUGHLY_BEFORE = /(?:around|about|roughly|circa|ca\.|rund|etwa|environ|unos|sobre los|sui)\s$/;
const ROUGHLY_BEHIND = /^\s?(?:or thereabouts|give or take|or so|-?ish|o asi|ou presque|oder so|o giu di li)/;
const ROUGHLY = 0.15;

/** "A tenner or thereabouts": near the price of a dish that is named. */
function isRoughly(
  { text }: CheckedText,
  { mentions, subjects }: CheckedSentence,
  token: FactTokenOf<'price'>,
) {
  const isRough =
    ROUGHLY_BEFORE.test(text.slice(Math.max(0, token.start - 12), token.start)) ||
    ROUGHLY_BEHIND.test(text.slice(token.end, token.end + 18));
  const prices = [...mentions.flatMap(({ dishes }) => dishes), ...subjects].flatMap((dish) => dish.prices);
  return (
    isRough &&
    token.values.some((value) => prices.some((price) => Math.abs(price - value) <= ROUGHLY * value))
  );
}

/** "$11 and $12 and $5.50. That's $28.50": amounts of the text itself, each of which is judged for itself. */
function sumOfPrices(
  { sentences }: CheckedText,
  sentence: CheckedSentence,
  token: FactTokenOf<'price'>,
): number[] {
  const at = sentences.findIndex(({ start }) => start === sentence.start);
  const own = pricesOf(sentence.tokens.filter(({ end }) => end <= token.start));
  const before = [...pricesOf(sentences[at - 1]?.tokens ?? []), ...own];
  return [own, before].flatMap((some) => (some.length > 1 ? [some.reduce((sum, one) => sum + one, 0)] : []));
}

/** "Every skewer on the menu": all dishes of one name together. */
function sumsOfKind({ facts }: CheckedText, { stems }: CheckedSentence): number[] {
  return [...stems].flatMap((stem) => {
    const named = facts.dishes.filter(({ name }) => name.includes(stem));
    return named.length > 1 ? [named.reduce((sum, { prices }) => sum + (prices[0] ?? 0), 0)] : [];
  });
}

/** "Two plates come to $18": an amount that follows from those on record. */
export function isDerivedPrice(
  checked: CheckedText,
  sentence: CheckedSentence,
  token: FactTokenOf<'price'>,
): boolean {
  const { mentions, mentionsBefore } = sentence;
  const isSame = (one: number) => token.values.some((value) => Math.abs(value - one) < CENT);
  const before = mentions.filter(({ end }) => end <= token.start);
  if (
    [before, [...mentionsBefore, ...before]].some(
      (some) => some.length > 1 && sumsOf(checked, some).some(isSame),
    )
  )
    return true;
  if (sumOfPrices(checked, sentence, token).some(isSame) || isRoughly(checked, sentence, token)) return true;
  if (isPriceDifference(checked, sentence, token)) return true;
  const words = checked.text.slice(sentence.start, sentence.end);
  const isOrder = /(?<![\d.,$£€]|[$£€] )[2-9]\s\p{L}/u.test(words);
  const lead = checked.text.slice(sentence.start, token.start);
  const row = recentPrices(checked, sentence, token);
  if (LEADS_TO_DIFFERENCE.test(lead.slice(-12)) && pairsOf(row).some(isSame)) return true;
  if (!isOrder && !PORTION.test(words) && !RECKONS.test(words) && !LEADS_TO_SUM.test(lead)) return false;
  const { prices, counts } = termsNear(checked, sentence);
  const around = checked.text.slice(Math.max(0, sentence.start - 100), sentence.end);
  const halves = HALF.test(around) ? prices.flatMap((price) => [price / 2, 1.5 * price]) : [];
  const pairs = LEADS_TO_SUM.test(lead) || DIFFERENCE.test(words) ? pairsOf(prices) : [];
  return [
    ...halves,
    ...pairs,
    ...sumsOf(checked, before),
    ...sumsOf(checked, before).flatMap((sum) => housePrices(checked, sentence).map((price) => sum + price)),
    ...prices.flatMap((price) =>
      percentsNear(checked, sentence).map((percent) => (price * (100 - percent)) / 100),
    ),
    ...sumsOfKind(checked, sentence),
    ...prices.flatMap((price) => counts.flatMap((count) => [count * price, price / count])),
  ].some((value) => value > 0 && isSame(value));
}

/** Amounts of this sentence and the two before, up to here. */
function recentPrices(
  { sentences }: CheckedText,
  sentence: CheckedSentence,
  { start }: FactTokenOf<'price'>,
): number[] {
  const at = sentences.findIndex((one) => one.start === sentence.start);
  const tokens = sentences.slice(Math.max(0, at - 2), at + 1).flatMap((one) => one.tokens);
  return pricesOf(tokens.filter(({ end }) => end <= start));
}

const housePrices = ({ facts }: CheckedText, { stems }: CheckedSentence) =>
  facts
    .passagesWith('price')
    .filter(({ topic }) => [...topic].some((stem) => stems.has(stem)))
    .flatMap(({ tokens }) => pricesOf(tokens));

/** What is taken off where the text speaks of it. */
const percentsNear = ({ facts }: CheckedText, { context }: CheckedSentence) =>
  facts
    .passagesWith('percent')
    .filter(({ topic }) => [...topic].some((stem) => context.has(stem)))
    .flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === 'percent' ? [token.value] : [])));

/** Sums and differences of two. */
const pairsOf = (prices: readonly number[]) =>
  prices.flatMap((one, at) => prices.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other)]));
