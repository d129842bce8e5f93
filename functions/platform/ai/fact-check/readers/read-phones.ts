import type { Scan } from './fact-token.ts';

const PHONE = /(?<![\d$€£.,:/])(?:\+\s?|\(\+?)?\d(?:(?:[\s()\-/·]|\.(?!\s)){0,3}\d){6,15}(?![\d%€$£])/g;
/** "1-800-PIZZA-NY" */
const WITH_LETTERS =
  /(?<![\d\p{L}])1?[-\s.]?8(?:00|33|44|55|66|77|88)[-\s.][a-z]{3,9}(?:-[a-z\d]{2,8})?(?![a-z])/gu;
const FEWEST_DIGITS = 7;

/** Rows of prices, times, years and dates, which are written with the same marks. */
const NO_PHONE =
  /^(?:\d{1,3}[.]\d{2}(?:[\s/-]+\d{1,3}[.]\d{2})+|(?:1[5-9]|20)\d\d\s?[-/]\s?(?:1[5-9]|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|(?:[01]?\d|2[0-4])(?:[.]?[0-5]\d)?\s?-\s?(?:[01]?\d|2[0-4])(?:[.]?[0-5]\d)?|\d(?:[.\s]\d{3}){2})$/;

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Telephone numbers in all spellings. */
export function readPhones(scan: Scan): void {
  scan.take(WITH_LETTERS, ([words]) => ({ kind: 'phone', digits: words }));
  scan.take(PHONE, ([words]) => {
    const digits = digitsOf(words);
    if (digits.length < FEWEST_DIGITS || NO_PHONE.test(words.trim())) return undefined;
    return { kind: 'phone', digits };
  });
}

/** Whether two spellings are one number: with or without the code of the country, or of the area. */
export function isSamePhone(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((digits) => digits.replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= FEWEST_DIGITS && (short === long || long.endsWith(short));
}
