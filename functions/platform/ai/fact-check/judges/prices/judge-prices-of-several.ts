import { finding, type Judge } from '../../checked-text.ts';
import { isPriceOf } from './judge-prices.ts';

const SEVERAL =
  'both(?: of them)?|the (?:two|three|pair|lot)(?: of them)?|all (?:two|three|of it|together)|ambos|ambas|(?:los|las) dos|(?:tous |toutes )?les deux|entramb[ei]|tutt[ei] e (?:due|tre)|beides?|alle (?:beide|zwei|drei)|alles zusammen';
const TOGETHER = '(?:(?:is|are|yours|together|zusammen|junt[oa]s|ensemble|insieme),? )?';
const ONLY = '(?:just |only |nur |solo |seulement |soli )?';
/** What stands right before a price that is asked for several things at once; en, es, fr, it, de. */
const FOR_SEVERAL = new RegExp(`(?<![a-z])(?:${SEVERAL}) ${TOGETHER}(?:for|por|pour|per|fur|a) ${ONLY}$`);

/** "The carbonara and a glass of red, both for $14.50": what one dish costs is not the price of two. */
export const judgePricesOfSeveral: Judge = (checked, sentence) => {
  const named = [
    ...sentence.subjects,
    ...[...sentence.mentions, ...sentence.mentionsBefore].flatMap(({ dishes }) => dishes),
  ];
  const prices = [...new Set(named)].map((dish) => dish.prices);
  return sentence.tokens.flatMap((token) => {
    if (token.kind !== 'price' || !prices.some((ofOne) => isPriceOf(token.values, ofOne))) return [];
    const before = FOR_SEVERAL.exec(checked.text.slice(sentence.start, token.start));
    if (before === null || isSumOfTwo(token.values, prices)) return [];
    return [finding(checked, 'price', { start: sentence.start + before.index, end: token.end })];
  });
};

export function isSumOfTwo(values: readonly number[], prices: readonly (readonly number[])[]): boolean {
  const sums = prices.flatMap((ofOne, at) =>
    prices.slice(at + 1).flatMap((ofOther) => ofOne.flatMap((one) => ofOther.map((other) => one + other))),
  );
  return isPriceOf(values, sums);
}
