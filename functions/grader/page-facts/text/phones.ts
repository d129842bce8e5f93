import { PHONE_LABELS } from '#functions/grader/page-facts/page-words.ts';
import { namesOtherNumber } from './other-numbers.ts';

/** A digit, a separator or the end of an area code, then two digits, as in every phone number. */
const PHONE_SIGN = /\d(?:\)|\)?[ ./-]{1,3})\d\d/;
const PHONE =
  /(?:\+\d{1,3}[ .-]?(?:\(0\) ?)?)?(?:\(\d{1,5}\)\d{2,8}|(?:\(\d{1,5}\)|\d{1,5})[ ./-]{1,3}\d{2,8})(?:[ ./-]{1,3}\d{2,8}){0,4}/g;
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)[ ./-]{0,3}|\d{3}[ ./-]{1,3})\d{3}(?:[ .-]| - )\d{4}$/;
/** `718–555–0143`, `718 · 555 · 0143`: these dashes aren't ranges of hours. */
const IN_GROUPS = /(?<!\d)[2-9]\d{2}\)? ?[-–—·•]? ?[2-9]\d{2} ?[-–—·•] ?\d{4}(?!\d)/g;
const DASH_OR_DOT = /[\u2010\u2011–—·•]/;
/** `Phone: 7185550143` */
const LABELED =
  /(?<=\b(?:tel|phone|call|cell|mobile|ph|whatsapp)(?: us)?(?: at)?[.:]{0,2} {0,2})1?[2-9]\d\d[2-9]\d{6}(?!\d)/gi;
/** As many digits as a labeled number has. */
const UNBROKEN = /\d{10}/;
/** `01225 555 012`, `02.47.55.01.23`, `(11) 95555-0123`, `(020)7946 0123`; not dates. */
const BEGINS_WITH_AREA = /^(?!\d{1,2}[./-]\d{1,2}[./-]\d{4})(?:0\d{1,4}[ ./-]|\(\d{2,5}\))/;
/** `93 555 01 23`, `612 345 678`: nine digits, as in Spain. */
const SPANISH = /^[6-9]\d{1,2}[ .]\d{2,3}[ .]\d{2,3}(?:[ .]\d{2,3})?$/;
/** `1300 555 012` */
const AUSTRALIAN = /^1[38]00 \d{3} \d{3}$/;
/** A number on its own line needs no separators: `5035550199`. */
const ALONE = /^\+?\d{9,13}$/;
/** `55 5550 1234`, as in Mexico and Brazil. */
const AREA_OF_TWO = /^\d{2}[ -]\d{4,5}[ -]\d{4}$/;
const IN_CHAT = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d{8,15})/i;

type NumberInLine = { text: string; index: number };

/** Finds text that looks like phone numbers, with positions. `before`: the line above. */
export function phonesIn(line: string, before = ''): { phones: NumberInLine[]; others: NumberInLine[] } {
  const phones: NumberInLine[] = [];
  const others: NumberInLine[] = [];
  for (const candidate of candidatesIn(line)) {
    const isOther = namesOtherNumber(line, candidate, before);
    (isOther ? others : phones).push(candidate);
  }
  return { phones, others };
}

function candidatesIn(given: string): NumberInLine[] {
  const line = withPlainHyphens(given);
  if (ALONE.test(line)) return [{ text: line, index: 0 }];
  const labeled = UNBROKEN.test(line) ? [...line.matchAll(LABELED)].map(placed) : [];
  if (!PHONE_SIGN.test(line)) return labeled;
  const inDigits = [...line.matchAll(PHONE)].filter((match) => isPhone(match[0], line)).map(placed);
  return [...inDigits, ...labeled];
}

function placed({ 0: text, index }: RegExpExecArray): NumberInLine {
  return { text, index };
}

/** Replaces non-breaking hyphens, and dashes and dots between groups, without changing the length. */
function withPlainHyphens(line: string): string {
  if (!DASH_OR_DOT.test(line)) return line;
  return line.replace(/[\u2010\u2011]/g, '-').replace(IN_GROUPS, (number) => number.replace(/[–—·•]/g, '-'));
}

/** Recognizes foreign numbers by their prefix or by a label, because their formats vary. */
function isPhone(candidate: string, line: string): boolean {
  const { length } = candidate.replace(/\D/g, '');
  if (length < 8 || length > 15) return false;
  if (NORTH_AMERICAN.test(candidate) || AREA_OF_TWO.test(candidate)) return true;
  if (AUSTRALIAN.test(candidate) || (length === 9 && SPANISH.test(candidate))) return true;
  // Starts with a trunk zero or an area code, unlike years, prices, and order numbers.
  if (length >= 9 && length <= 11 && BEGINS_WITH_AREA.test(candidate)) return true;
  return candidate.startsWith('+') || PHONE_LABELS.test(line);
}

/** Returns the number of a call or chat link; undefined for other links and for numbers in letters. */
export function phoneOfLink(href: string): string | undefined {
  return /^tel:([^a-z]+)$/i.exec(href.trim())?.[1] ?? IN_CHAT.exec(href.trim())?.[1];
}

/** Returns the digits, with a leading plus if there is one; undefined if too short or too long. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/%20|\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.length >= 7 && digits.length <= 18 ? digits : undefined;
}
