import { NUMBER, oneOf, type Reader, whole } from './reader.ts';
import { CURRENCIES, VALUE_WORDS } from './value-words.ts';

const PERCENT = `%|(?:${Object.values(VALUE_WORDS)
  .map(({ percent }) => percent)
  .join('|')})(?!\\p{L})`;

/** `base`: a two-letter language code. */
export function numberReaders(base: string): readonly Reader[] {
  const numbers = VALUE_WORDS[base]?.numbers ?? [];
  const words = oneOf(numbers.filter((word) => word !== ''));
  const amount = words === '' ? NUMBER : `${NUMBER}|${words}`;
  const amountOf = (text = '') => (numbers.includes(text) ? numbers.indexOf(text) + 2 : numberOf(text));
  const money = (texts: readonly (string | undefined)[], currency: string) =>
    texts.flatMap((text) => (text === undefined ? [] : [`price ${amountOf(text)} ${currency}`]));
  return [
    ...CURRENCIES.map(([names, currency]): Reader => {
      const before = `(?<!\\p{L})(?:${names}) ?(${NUMBER})(?: ?[-/] ?(${NUMBER}))?`;
      const behind = `(?<![\\p{L}\\d.,])(${amount})(?: ?[-/] ?(${NUMBER}))?[ -]?(?:${names})(?!\\p{L})`;
      const pattern = new RegExp(`${before}|${behind}`, 'gu');
      return { kind: 'price', pattern, read: ([, ...texts]) => money(texts, currency) };
    }),
    {
      kind: 'number',
      pattern: new RegExp(`(?<![\\p{L}\\d.,])(${amount}) ?(?:${PERCENT})`, 'gu'),
      read: ([, share]) => [`percent ${amountOf(share)}`],
    },
    { kind: 'number', pattern: new RegExp(NUMBER, 'gu'), read: ([text]) => [`number ${amountOf(text)}`] },
    // A language without number words finds nothing.
    { kind: 'number', pattern: whole(words || '(?!)'), read: ([text]) => [`number ${amountOf(text)}`] },
  ];
}

/** "1,200.50" and "1.200,50" become 1200.5. Digits of other scripts don’t change. */
function numberOf(text: string): number | string {
  const [, units = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const value = Number(`${units.replace(/[., ']/g, '')}.${cents}`);
  return Number.isNaN(value) ? text : value;
}
