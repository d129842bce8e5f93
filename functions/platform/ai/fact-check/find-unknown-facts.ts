import { fold } from '../fold.ts';
import type { FactFinding, FactSource } from './fact-source.ts';

/** Numbers of any script, as written: "14.50" is one. */
const NUMBER = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;

/** Praise, and things that only an owner can know of a house; folded. A text may hold them where the record does. */
const CLAIMS =
  /\b(?:awards?|michelin|prizes?|best|finest|voted|renowned|famous|legendary|authentic|free[- ]range|organic|local(?:ly)?|seasonal|sustainabl[ey]|home[- ]?made|hand[- ]?made|house[- ]?made|fresh(?:ly)?|generations?|family|award[- ]winning|wood[- ]?(?:fired|oven)|charcoal|terrace|patio|garden|rooftop|fireplace|candle(?:s|light|lit)?|linen|zinc|live music|parking|wi-?fi|deliver(?:y|s)?|take-?away|take-?out|catering|vegan|vegetarian|halal|kosher|gluten[- ]free|wine list|cocktails?|beers?|reservations?|walk-?ins?|kids?|children|dogs?|open late)\b/g;

/** What these texts state and their source does not hold, in the order of the texts. Pure; nothing is found in what is true. */
export function findUnknownFacts(texts: readonly string[], source: FactSource): FactFinding[] {
  const record = fold(
    [...source.names, ...source.said, ...textsOf(source.profile)].join('\n').normalize('NFC'),
  );
  const numbers = new Set(record.match(NUMBER));
  return texts.flatMap((text) => [
    ...[...text.matchAll(NUMBER)]
      .filter(([number]) => !numbers.has(number))
      .map(([words]) => ({ kind: 'number' as const, words })),
    ...[...fold(text).matchAll(CLAIMS)]
      .filter(([claim]) => !record.includes(claim))
      .map(([words]) => ({ kind: 'claim' as const, words })),
  ]);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
