import {
  type CheckedSentence,
  type CheckedText,
  finding,
  isWithin,
  type Judge,
  touches,
} from '../checked-text.ts';
import { isPriceDifference } from '../evidence/price-differences.ts';
import type { FactKind } from '../fact-source.ts';
import type { FactToken, Part } from '../readers/fact-token.ts';
import { sourceWords } from '../text/plain-text.ts';
import { toldBetween } from '../vocabulary/told-between/told-between.ts';
import { isPriceOf } from './prices/judge-prices.ts';

type Told = Part & { kind: FactKind };
type SaidOfPrice = Told & { values: readonly number[] };

/** The longest words that can stand between a price and what it is said of. */
const BESIDE_PRICE = 60;

/**
 * What a text tells between references in a turn of words: that the house never closes, that an ingredient stays out of a
 * dish, what everyone says of it, or the price of one dish said of two. Known is what the record says in the same words.
 */
export const judgeToldBetween: Judge = (checked, sentence) => [
  ...toldIn(checked, sentence),
  ...saidOfPrices(checked, sentence)
    .filter((part) => !isInRecord(checked, part, part.values))
    .filter((part) => !sentence.names.some((name) => isWithin(part, name)))
    .map((part) => finding(checked, part.kind, part)),
];

/** Of the same how a house is reached: an extension, a line for texts. Judged in every text. */
export const judgeWaysToReach: Judge = (checked, sentence) =>
  toldIn(checked, sentence).filter(({ kind }) => kind === 'phone');

function toldIn(checked: CheckedText, sentence: CheckedSentence): ReturnType<Judge> {
  const patterns = toldBetween(checked.facts.reading.language);
  if (patterns === undefined) return [];
  const text = checked.text.slice(sentence.start, sentence.end);
  const told = patterns.told.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: words, index }): Told => ({
        kind,
        start: sentence.start + index,
        end: sentence.start + index + words.length,
      }),
    ),
  );
  return told
    .filter((part) => !isInRecord(checked, part))
    .filter((part) => !sentence.names.some((name) => isWithin(part, name)))
    .map((part) => finding(checked, part.kind, part));
}

/** The record says it in the same words, and of the same price where it is said of one. */
function isInRecord({ facts, text }: CheckedText, { start, end }: Part, values?: readonly number[]): boolean {
  const words = text.slice(start, end).trim();
  return facts.passages.some(
    (passage) =>
      passage.text.includes(words) &&
      (values === undefined ||
        passage.tokens.some((token) => token.kind === 'price' && isPriceOf(values, token.values))),
  );
}

/** "Both for {price}", "{price} each": a price is that of one dish. */
function saidOfPrices(checked: CheckedText, sentence: CheckedSentence): SaidOfPrice[] {
  const { start, end, tokens, mentions } = sentence;
  const { text, facts } = checked;
  const patterns = toldBetween(facts.reading.language);
  if (patterns === undefined) return [];
  return tokens
    .flatMap((token) => {
      const values = printedPrice(checked, token);
      if (values === undefined || isDifference(checked, sentence, token)) return [];
      const from = Math.max(start, token.start - BESIDE_PRICE);
      const before = patterns.beforePrice.exec(text.slice(from, token.start));
      const behind = patterns.behindPrice.exec(
        text.slice(token.end, Math.min(end, token.end + BESIDE_PRICE)),
      );
      return [
        ...(before === null ? [] : [{ start: from + before.index, end: token.start }]),
        ...(behind === null ? [] : [{ start: token.end, end: token.end + behind[0].length }]),
      ].map((part): SaidOfPrice => ({ kind: 'price', values, ...part }));
    })
    .filter((part) => !mentions.some((mention) => mention.isWhole && touches(mention, part)));
}

const isDifference = (checked: CheckedText, sentence: CheckedSentence, token: FactToken) =>
  token.kind === 'price' && isPriceDifference(checked, sentence, token);

/** What a price is, also one that a menu gives as a mere number: "21". */
function printedPrice(checked: CheckedText, token: FactToken): readonly number[] | undefined {
  if (token.kind === 'price') return token.values;
  if (token.kind !== 'number' || !/\d/.test(sourceWords(checked, token.start, token.end))) return undefined;
  const isOfDish = checked.facts.dishes.some(({ prices }) => isPriceOf([token.value], prices));
  return isOfDish ? [token.value] : undefined;
}
