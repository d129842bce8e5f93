import type { Span } from '#functions/ai/readers/reader.ts';
import { cutLine, type LinePrice, SIGNED_AMOUNT } from '#shared/profile/menu-lines/line-prices.ts';
import { isDish } from './menu-words.ts';

export type PriceInSentence = Span & { name: string; price: LinePrice | undefined };

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?:\s(?:(?:de|del|di|du|da|al|alla|à la|au|aux|a la|con|mit|with|of|and|&|y|et|und|e)\s)?\p{Lu}[\p{L}'’-]*){0,4}`;
/** "Lobster Roll for $24", "Tarte Tatin à 9 €". */
const SAID = new RegExp(
  String.raw`(?<![\p{L}\d]\p{P}?)(${NAME})\s(?:for|at|per|à|pour|für|zu|a|por)\s(${SIGNED_AMOUNT})(?![\d\p{L}]|[.,]\d|\s?(?:off|per|pro|each|a head|less|[-–])(?!\p{L}))`,
  'gu',
);

/**
 * Reads names in capitals with a price behind "for" or "at". The first word of a sentence has a capital anyway, so that a
 * name there has two, or is all that the sentence says.
 */
export function readPricesInSentences(source: string, { start, end }: Span): PriceInSentence[] {
  const text = source.slice(start, end);
  return [...text.matchAll(SAID)].flatMap((found) => {
    const [all, name = '', price = ''] = found;
    const isFirst = /(?:^|[.!?:]\s*)$/u.test(text.slice(0, found.index));
    const isAlone = isFirst && /^[.!]?\s*$/u.test(text.slice(found.index + all.length));
    const isClear = !isFirst || isAlone || /\s\p{Lu}/u.test(name);
    if (!isClear || !isDish(name) || /\d[ .,]?\d{3}/u.test(price)) return [];
    const from = start + found.index;
    return [{ start: from, end: from + all.length, name, price: cutLine(`${name} ${price}`).price }];
  });
}
