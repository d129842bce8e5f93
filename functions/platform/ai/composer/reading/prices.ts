import type { OwnerText } from './owner-text.ts';

export type PriceMention = {
  /** As the owner wrote it, such as "14.50", "$9.50" or "9 euros". */
  raw: string;
  start: number;
  end: number;
  /** Has a currency or cents, so it cannot be a count. */
  isMoney: boolean;
  /** "from 9", "starting at 9". */
  isStarting: boolean;
  /** "€12 carbonara": the name follows. */
  isBeforeName: boolean;
  /** "was £5", "£5 in 1999": no longer what it costs. */
  isOld: boolean;
};

const SIGN = '(?:us\\$|[$€£¥₹₩₫₺₱₽]|s/\\.?|(?:chf|eur|usd|gbp|rs|kr|aed|sgd)\\b\\.?)';
const UNIT =
  '(?:[$€£¥₹₩₫₺₱₽]|(?:euros?|eur|usd|gbp|dollars?|pounds?|pesos|soles|chf|kr|yen|baht|rupees|lira|zl|czk|sek|nok|dkk)\\b)';
const NUMBER = '\\d{1,3}(?:[.,\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?';
const PRICE = new RegExp(
  `(?<![\\p{L}\\d#.,:/+-]|\\d\\s)(${SIGN}\\s?)?(${NUMBER})(?:\\s?-\\s?(?:${SIGN}\\s?)?(?:${NUMBER}))?(\\s?${UNIT})?(?![\\p{L}\\d%:]|[.,]\\d)`,
  'gu',
);

/** What a number is when it is not a price. */
const COUNTED =
  /^\s?-?\s?(?:course|piece|pc|person|people|guest|seat|cover|table|year|min|hour|hr|day|week|month|km|mile|metre|meter|m\b|st\b|nd\b|rd\b|th\b|am\b|pm\b|a\.m|p\.m|h\b|uhr|o'clock|star|generation|type|kind|way|spice|flavou?r|tap|beer|wine|inch|cm|g\b|kg\b|gram|oz|ml|cl|%|°|percent|street|avenue|road|st\.|euro? cent)/;
const NOT_MONEY_BEFORE =
  /(?:\b(?:since|est|established|founded|opened|in|from|until|till?|seats?|seating|for|up to|over|age|aged|no|number|phone|tel|call|whatsapp|room|capacity|open|opens|daily|street|avenue|road|rue|via|calle|route|top|gate|unit|floor|platform|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?))\.?\s*$/;
const STARTING = /\b(?:from|starting at|starting from|starts at|start at|starting)\s*$/;
const DAY_OR_HOURS =
  /\b(?:open|opens|opening|hours|daily|closed|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)\b[^,.;]*$/;

function isPrice(text: OwnerText, found: RegExpMatchArray): boolean {
  const start = found.index ?? 0;
  const end = start + found[0].length;
  const before = text.folded.slice(Math.max(0, start - 40), start);
  const hasCurrency = found[1] !== undefined || found[3] !== undefined;
  if (COUNTED.test(text.folded.slice(end, end + 14))) return false;
  if (hasCurrency) return true;
  const hasCents = /[.,]\d{2}$/.test(found[2] ?? '');
  if (/^(?:1[5-9]|20)\d\d$/.test(found[2] ?? '')) return false;
  const isHours = DAY_OR_HOURS.test(before);
  if (hasCents) return !isHours || !/\s?[-–]\s?\d/.test(found[0] + text.folded.slice(end, end + 4));
  const isOfferFor =
    /\b(?:menu|course|special|lunch|dinner|brunch|combo|deal|\p{L}+s?)\s+(?:for|from)\s*$/u.test(before) &&
    !/\b(?:open|room|table|tables|seats?|space|place|call|party|groups?|parties)\b/.test(before);
  return !isHours && (isOfferFor || !NOT_MONEY_BEFORE.test(before)) && (found[2] ?? '').length <= 5;
}

const OLD_BEFORE =
  /\b(?:was|were|used to be|formerly|previously|once|old price|before|instead of)\s*(?:only |just |at )?$/;
const OLD_AFTER =
  /^\s*(?:\p{L}+ ){0,2}?(?:(?:back )?in (?:19|20)\d\d|last year|years? ago|until (?:last|(?:19|20)\d\d))\b/u;

function isOldPrice(text: OwnerText, start: number, end: number): boolean {
  return (
    OLD_BEFORE.test(text.folded.slice(Math.max(0, start - 30), start)) ||
    OLD_AFTER.test(text.folded.slice(end, end + 40))
  );
}

function isBeforeName(text: OwnerText, start: number, end: number): boolean {
  const isFirst = /(?:^|[\n,;:.!?•|(]|\band|\bplus)\s*[-–—*]?\s*$/.test(
    text.folded.slice(Math.max(0, start - 8), start),
  );
  return isFirst && /^\s*(?:for\s|[-–—]\s)?(?:a\s|an\s|the\s)?\p{L}/u.test(text.folded.slice(end));
}

/** Numbers in the text that are prices, and not hours, years, counts or telephone numbers. */
export function findPrices(text: OwnerText): PriceMention[] {
  return Array.from(text.folded.matchAll(PRICE))
    .filter((found) => isPrice(text, found))
    .map((found): PriceMention => {
      const end = found.index + found[0].length;
      return {
        raw: text.plain.slice(found.index, end).trim(),
        start: found.index,
        end,
        isMoney: found[1] !== undefined || found[3] !== undefined || /[.,]\d{2}$/.test(found[2] ?? ''),
        isStarting: STARTING.test(text.folded.slice(Math.max(0, found.index - 20), found.index)),
        isBeforeName: isBeforeName(text, found.index, end),
        isOld: isOldPrice(text, found.index, end),
      };
    })
    .filter((price) => price.isMoney || !price.isBeforeName);
}
