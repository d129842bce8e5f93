import { finding, type Judge } from '../../checked-text.ts';
import type { DishMention } from '../../known-dishes.ts';
import type { Part } from '../../readers/fact-token.ts';
import { isPriceOf } from './judge-prices.ts';
import { isSumOfTwo } from './judge-prices-of-several.ts';

/** Between two dishes that are named together; en, es, fr, it, de. */
const JOINED =
  /^,? ?(?:and|or|&|\+|nor|as well as|like|y|e|o|u|como|et|ou|que|comme|sia|und|oder|wie|als auch)(?: (?:the|our|la|le|el|il|l'|un|una|une|die|der|das|den|unsere?))?,? ?$/;
/** Between two dishes of which one is said to cost what the other costs. */
const SAME_PRICE =
  /(?<![a-z])(?:same (?:price|money|amount)|as much as|cost the same|mismo (?:precio|que)|lo mismo que|meme prix|autant que|stesso prezzo|quanto|so viel wie|dasselbe wie|gleich viel wie|gleiche[nrs]? preis)(?![a-z])/;
/** Before two dishes of which the same is said. */
const EITHER =
  /(?<![a-z])(?:both|either|whether|tanto|ambos|ambas|tant|aussi bien|que ce soit|sia|sowohl|ob|beide|entrambi)(?: (?:the|our|la|le|el|il|die|der|das|den|unsere?))? ?$/;
/** Between two dishes and a price that is said of each. */
const OF_EACH =
  /(?<![a-z])(?:both|each|apiece|alike|the same|all|cost|are (?:priced )?(?:at|just|only)|go for|set you back|run you|cada un[oa]|los dos|las dos|ambos|ambas|cuestan|salen (?:a|por)|valen|chacune?|tous (?:les )?deux|toutes (?:les )?deux|coutent|reviennent a|sono a|ciascun[oa]|ognuno|entrambi|entrambe|costano|vengono|je|jeweils|beide[sn]?|kosten)(?![a-z])/;
/** The same behind the price. */
const EACH_BEHIND =
  /^,? ?(?:each|apiece|a plate|a piece|either way|cada un[oa]|chacune?|l'une?|ciascun[oa]|l'un[oa]|je(?:weils)?|pro (?:stuck|teller))(?![a-z])/;
/** Between a price and the dishes that are had for it: "$18 gets you". */
const BUYS =
  /^ (?:gets|buys|brings|lands|covers|pays for)(?: you| us| everyone)?(?: both)?(?: the| a| our)? ?$/;
/** Letters between a dish and a price that is said of it. */
const BESIDE = 48;

/** "Both the carbonara and the tiramisù cost $18": a price that is said of two dishes is the price of each. */
export const judgePriceOfEach: Judge = (checked, { start, end, tokens, mentions }) => {
  const { text } = checked;
  const whole = mentions.filter(({ isWhole }) => isWhole);
  return tokens.flatMap((token) => {
    if (token.kind !== 'price') return [];
    const had = boughtFor(text, token, whole);
    if (had !== undefined) {
      const isHeld = isHeldOf(token.values, had.of);
      return isHeld ? [] : [finding(checked, 'price', { start: token.start, end: had.end })];
    }
    const [first, second] = whole.filter((mention) => mention.end <= token.start).slice(-2);
    if (first === undefined || second === undefined || token.start - second.end > BESIDE) return [];
    const between = text.slice(first.end, second.start);
    const gap = text.slice(second.end, token.start);
    const isOfEach =
      EITHER.test(text.slice(start, first.start)) ||
      OF_EACH.test(gap) ||
      EACH_BEHIND.test(text.slice(token.end, end));
    const isSaidOfBoth = SAME_PRICE.test(between) || (JOINED.test(between) && isOfEach);
    if (!isSaidOfBoth || tokens.some((one) => one.kind === 'price' && one !== token && one.start > first.end))
      return [];
    return isHeldOf(token.values, [first, second])
      ? []
      : [finding(checked, 'price', { start: first.start, end: token.end })];
  });
};

/** Two dishes that are named together right behind what they are had for. */
function boughtFor(
  text: string,
  { end: from }: Part,
  mentions: readonly DishMention[],
): { of: readonly DishMention[]; end: number } | undefined {
  const behind = mentions.filter(({ start }) => start >= from);
  const [first, second] = behind;
  if (first === undefined || second === undefined) return undefined;
  const isBought =
    BUYS.test(text.slice(from, first.start)) && JOINED.test(text.slice(first.end, second.start));
  return isBought ? { of: [first, second], end: second.end } : undefined;
}

/** The price of each of two dishes, or of both together. */
function isHeldOf(values: readonly number[], mentions: readonly DishMention[]): boolean {
  const prices = mentions.map(({ dishes }) => dishes.flatMap((dish) => dish.prices));
  return prices.every((ofOne) => isPriceOf(values, ofOne)) || isSumOfTwo(values, prices);
}
