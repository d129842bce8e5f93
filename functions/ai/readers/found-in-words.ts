import { fold } from '#functions/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** Derived values don’t repeat the words; `proven-values.ts` decides whether they are printed. */
const DERIVED = new Set([
  'days',
  'kind',
  'policy',
  'diets',
  'allergens',
  'from',
  'to',
  'opens',
  'closes',
  'last_seating',
  'season',
  'country',
  'image',
]);
/** Their values are codes, which no text contains. */
export const CODES: ReadonlySet<ProfileProposal['field']> = new Set([
  'region',
  'time_zone',
  'currency',
  'languages',
  'diets',
  'closed_days',
]);

/** A line break within a word, from encoded email (RFC 2045 §6.7). */
const CUT = /=\r?\n/g;

/** Folded words separated by single spaces. */
export function plain(text: string): string {
  return fold(text.replace(CUT, ''))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function isTextFound(text: string, words: string): boolean {
  return ` ${plain(words)} `.includes(` ${plain(text)} `);
}

const MOST_PIECES = 3;

/** A description can be split by a price or by line breaks. */
function isFoundInPieces(text: string, words: string): boolean {
  let rest = plain(text).split(' ');
  for (let piece = 0; piece < MOST_PIECES && rest.length > 0; piece += 1) {
    let length = rest.length;
    while (length > 0 && !isTextFound(rest.slice(0, length).join(' '), words)) length -= 1;
    if (length === 0) return rest.join('') === '';
    rest = rest.slice(length);
  }
  return rest.length === 0;
}

/** Whether an international number has the typed digits, without the leading zero. */
function isNumberFound(number: string, words: string): boolean {
  const typed = digits(words).replace(/^0+/, '');
  return (
    typed.length >= 4 &&
    (digits(number).endsWith(typed.slice(-7)) || typed.includes(digits(number).slice(-7)))
  );
}

/** The numbers of a text with their places. */
export function amountsIn(words: string): { amount: number; index: number }[] {
  return [...words.matchAll(/\d+(?:[.,'\s]\d{3})*(?:[.,€]\d{1,2})?/g)].map(({ 0: written, index }) => {
    const decimals = /[.,€](\d{1,2})$/.exec(written);
    const whole = digits(decimals === null ? written : written.slice(0, decimals.index));
    return { amount: Number(`${whole}.${decimals?.[1] ?? 0}`), index };
  });
}

function isPartFound(key: string, value: unknown, words: string): boolean {
  if (value === '' || value === null || typeof value === 'boolean' || DERIVED.has(key)) return true;
  if (Array.isArray(value)) return value.every((each) => isPartFound(key, each, words));
  if (typeof value === 'object') {
    return Object.entries(value).every(([name, part]) => isPartFound(name, part, words));
  }
  if (typeof value === 'number') return amountsIn(words).some(({ amount }) => amount === value);
  if (typeof value !== 'string') return false;
  if (key === 'number') return isNumberFound(value, words);
  if (key === 'url') return isUrlFound(value, words);
  return isTextFound(value, words);
}

/** Whether the words contain the host or the account name in the address. */
function isUrlFound(url: string, words: string): boolean {
  const parts = url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .split(/[/?#]/)
    .filter((part) => part.length > 2);
  const written = words.toLowerCase();
  return (
    parts.some((part) => written.includes(part.toLowerCase().replace(/^@/, ''))) || isNumberFound(url, words)
  );
}

/** Whether all names, numbers, prices, phone numbers, and sentences of a value are in the words it was read from. */
export function isFoundIn({ field, value, words }: ProfileProposal, text: string): boolean {
  if (CODES.has(field)) return true;
  if (field !== 'dishes') return isPartFound(field === 'kind' ? 'text' : '', value, words);
  const { course, menu, variants, description, ...dish } = value;
  const headings = [course, menu, ...variants.map(({ label }) => label)];
  return (
    isPartFound('', dish, words) &&
    isFoundInPieces(description, words) &&
    variants.every(({ price, amount }) => isPartFound('', { price, amount }, words)) &&
    headings.every((heading) => isPartFound('', heading, text))
  );
}
