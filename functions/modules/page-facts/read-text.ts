import { Collection } from './collect-facts.ts';
import type { PageOutline } from './outline-page.ts';
import type { PageFacts } from './page-facts.ts';
import type { OutlineElement } from './page-walk.ts';
import {
  DAY_AND_RANGE,
  DAY_WORDS,
  OPEN_WORDS,
  OPENS_FROM,
  PHONE_LABELS,
  TIME_RANGE,
  TIME_SIGN,
} from './page-words.ts';
import { cutSnippet } from './snippet.ts';

export type TextFacts = Pick<PageFacts, 'prices' | 'phones' | 'hours' | 'addresses'>;

/** Lines are read as far as people would. */
const LINE_CHARACTERS = 1000;

const PRICE =
  /(?:[$€£]\s?\d{1,4}(?:[.,]\d{2})?|(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|EUR\b|CHF\b)|(?<![\d.,/:-])\d{1,3}[.,]\d{2}$)/g;
/** What every price has. */
const PRICE_SIGN = /[$€£]|EUR|CHF|[.,]\d\d$/;
/** Seven characters: neither a phone number nor a street with its number is shorter. */
const SHORTEST_FACT = 7;
/** A digit, and two more behind a space or a mark, as in every phone number. */
const PHONE_SIGN = /\d\)?[ ./-]{1,3}\d\d/;
const PHONE = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)|\d{1,5})(?:[ ./-]{1,3}\d{2,8}){1,5}/g;
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ ./-]{1,3}\d{3}[ .-]\d{4}$/;
/** `01225 555 012`, `02.47.55.01.23`, `(11) 95555-0123`; no date. */
const BEGINS_WITH_AREA = /^(?!\d{1,2}[./-]\d{1,2}[./-]\d{4})(?:0\d{1,4}|\(\d{2,5}\))[ ./-]/;
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const ADDRESS = [
  // 1 Broadway, Newark NJ
  new RegExp(
    `\\b\\d{1,5}[A-Z]? \\p{Lu}[\\p{L}\\d .']{2,40}, [\\p{L} .']{2,30},? (?:${STATES})(?![\\p{L}])`,
    'u',
  ),
  /\bcorner of [\p{L}\d .']{1,30} (?:&|and) [\p{L}\d.']/iu,
  // Prinsengracht 112, 1015 EA Amsterdam
  /\p{L}{3} \d{1,4}[a-z]?, (?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? \p{Lu}\p{L}/u,
  /(?:^|[^\p{L}])(?:rua|avenida|av\.|praça|travessa|alameda) \p{Lu}[\p{L} .']{1,40}, ?\d{1,5}/iu,
  /〒\s?\d{3}-\d{4}|地址|\p{Script=Han}[路街道巷]\s?\d{1,5}\s?[号號]/u,
  /\b\d{1,5}[A-Z]? (?:[\p{L}\d.']{1,20} ){1,4}(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|hwy|highway|pkwy|parkway|pl|place|sq|square|way|court|ct)\b/iu,
  /\b(?:calle|c\/|avenida|avda\.?|plaza|paseo|via|viale|corso|piazza|piazzale|largo)\s(?:[\p{L}.']{1,20}[ ,]{1,2}){1,5}\d{1,4}\b/iu,
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|chemin|route|impasse)\s\p{L}/iu,
  /(?:\p{L}(?:str\.|stra(?:ß|ss)e|weg|platz|allee|gasse|ufer|damm)|\p{L} (?:stra(?:ß|ss)e|allee|platz)) \d{1,4}\b/iu,
];

/** What the page says in plain words, whatever markup carries it. */
export function readText(outline: PageOutline): TextFacts {
  const prices = new Collection<string>();
  const phones = new Collection<string>();
  const hours = new Collection<string>();
  const addresses = new Collection<string>();
  for (const link of outline.named('a')) {
    const { href = '' } = link.attributes;
    if (/^\s{0,9}tel:/i.test(href)) addPhone(phones, href, link);
  }
  for (const element of outline.named('address'))
    if (/\d/.test(element.text())) addresses.add(cutSnippet(element.text()), element);
  let previous = '';
  for (const whole of outline.lines) {
    const line = whole.slice(0, LINE_CHARACTERS);
    // All that is looked for has digits; most lines have none.
    if (/\d/.test(line)) {
      if (PRICE_SIGN.test(line))
        for (const match of line.matchAll(PRICE))
          prices.addEvery(() => ({ value: match[0].trim(), quote: around(line, match.index) }));
      // A number with its price is most of a menu, and nothing else.
      if (line.length > SHORTEST_FACT) {
        for (const match of PHONE_SIGN.test(line) ? line.matchAll(PHONE) : [])
          if (isPhone(match[0], line)) addPhone(phones, match[0], around(line, match.index));
        const isFirstAddress = addresses.isEmpty && ADDRESS.some((address) => address.test(line));
        if (isFirstAddress) addresses.add(cutSnippet(line), cutSnippet(line));
      }
      const open = hoursIn(line, previous);
      if (open !== undefined) hours.add(cutSnippet(open), cutSnippet(line));
    }
    previous = line;
  }
  return {
    prices: prices.facts(),
    phones: phones.facts(),
    hours: hours.facts(),
    addresses: addresses.facts(),
  };
}

/** A day and a span of time. Tables give the day one cell and its hours the next. */
function hoursIn(line: string, previous: string): string | undefined {
  if (line.length > 300) return undefined;
  if (DAY_AND_RANGE.test(line)) return line;
  if (!TIME_SIGN.test(line)) return undefined;
  const hasDay = DAY_WORDS.test(line);
  if (!TIME_RANGE.test(line)) return hasDay && OPENS_FROM.test(line) ? line : undefined;
  if (hasDay || OPEN_WORDS.test(line)) return line;
  const isOfDay = previous.length < 60 && DAY_WORDS.test(previous) && !TIME_RANGE.test(previous);
  return isOfDay ? `${previous} ${line}` : undefined;
}

/** Numbers of other countries look like anything: they are known by how they begin, or by the word before them. */
function isPhone(candidate: string, line: string): boolean {
  const { length } = candidate.replace(/\D/g, '');
  if (length < 8 || length > 15) return false;
  if (NORTH_AMERICAN.test(candidate)) return true;
  // A trunk zero, or an area in parentheses: no year, price or number of an order begins so.
  if (length >= 9 && length <= 11 && BEGINS_WITH_AREA.test(candidate)) return true;
  return candidate.startsWith('+') || PHONE_LABELS.test(line);
}

function addPhone(phones: Collection<string>, text: string, quote: string | OutlineElement): void {
  const digits = text.replace(/%20/g, '').replace(/[^\d+]/g, '');
  if (digits.length >= 7 && digits.length <= 18) phones.add(digits, quote);
}

/** The line around a place in it. */
function around(line: string, index: number): string {
  return cutSnippet(line.length <= 200 ? line : line.slice(Math.max(0, index - 100)));
}
