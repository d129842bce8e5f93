import type { Reader } from './reader.ts';

export const CONTACT_READERS: readonly Reader[] = [
  {
    kind: 'email',
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
    read: ([text]) => [`email ${text}`],
  },
  ...[
    /(?<![\p{L}\d@.-])(?:(?:https?:\/\/|www\.)[^\s,;<>"')]+|@[\w.]*\w)/gu,
    /(?<![\p{L}\d@.-])(?:[\p{L}\d][\p{L}\d-]{1,62}\.){1,4}[a-z]{2,24}(?![\p{L}\d])(?:\/[^\s,;<>"')]*)?/gu,
  ].map((pattern): Reader => ({ kind: 'link', pattern, read: ([text = '']) => [`link ${plainLink(text)}`] })),
];

/** "https://www.lupo.example/" → "lupo.example" */
const plainLink = (text: string) => text.replace(/^https?:\/\//, '').replace(/^www\.|[/.!?:]+$/g, '');

/** These run after dates and times, so their digits aren’t taken for phone numbers. */
export const PHONE_READERS: readonly Reader[] = [
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\d])1[ -]8(?:00|33|44|55|66|77|88)[ -][a-z\d-]{7,12}(?![\p{L}\d])/gu,
    read: ([text = '']) => [`phone ${text.replace(/[ -]/g, '')}`],
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\d,])(?:\+ ?|\()?\d[\d ()./-]{5,20}\d(?!\d)/gu,
    read: ([text = '']) => (isPhone(text) ? [`phone ${dialed(text)}`] : []),
  },
];

const LEAST_DIGITS = 7;
const YEARS = /^\d{4} ?[-/] ?\d{4}$/;
const THOUSANDS = /^\d{1,3}(?:[. ]\d{3})+$/;
const PRICES = /\d[.]\d\d(?: ?[-/] ?| )\d/;

function isPhone(text: string): boolean {
  return (
    text.replace(/\D/g, '').length >= LEAST_DIGITS &&
    ![YEARS, THOUSANDS, PRICES].some((pattern) => pattern.test(text))
  );
}

/** "+33142685300", or "0142685300" if no country is given. */
const dialed = (text: string) =>
  text
    .replace('(0)', '')
    .replace(/(?!^\+)\D/g, '')
    .replace(/^00/, '+');

/** Whether two numbers are the same, also if one is in national form. North American numbers have no leading zero. */
export function isSamePhone(phone: string, known: string): boolean {
  if (phone === known) return true;
  const digits = known.startsWith('+1') ? phone : phone.replace(/^0/, '');
  const country = known.slice(0, known.length - digits.length);
  return /^\+\d{0,3}$/.test(country) && known.endsWith(digits);
}
