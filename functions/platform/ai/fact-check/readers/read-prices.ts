import type { FactTokenOf, Scan } from './fact-token.ts';

const SIGN =
  '(?:us|ca|au|nz|hk|mx|s|r|c|a)?\\$|[€£¥₹₩฿₫₪]|(?<![a-z])(?:chf|eur|usd|gbp|cad|aud|mxn|kr|fr)\\b\\.?';
const WORD =
  'dollars?|bucks?|euros?|eur|pounds?(?! of(?![a-z]))|quid|pence|pesos?|francs?|franken|chf|usd|gbp|cad|aud|mxn|kronen|kr|dolar(?:es)?|libras|livres|franchi|sterline|cents?(?! of(?![a-z]))|p(?= off)';
const AMOUNT =
  "(\\d{1,3}(?:[.,'\\s]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,6}(?:\\s?[.,]\\d{1,2}(?!\\d)|\\.-{1,2}|,-{1,2})?)";
const SIGNED = new RegExp(`(?:(?:${SIGN})\\s?)+${AMOUNT}`, 'g');
const NAMED = new RegExp(
  `(?<![\\d.,:])${AMOUNT}(?:\\s?[€$£¥¢]|\\s?-?(?:${WORD}|${SIGN})(?![a-z]))(?:\\s?(?:and |y |et |e |und |con )?(\\d\\d)(?![\\d:%]|\\.\\d|\\s?[a-z]{4})|\\s(and a half|y medio|e mezzo|et demi))?`,
  'g',
);
/** "siete con cincuenta" */
const WITH_CENTS = /(?<![\d.,:])(\d{1,3}) con (\d\d)(?!\d|\s?[a-z%])/g;
const DECIMAL =
  /(?<![\d.,:/-])(\d{1,4})[.,](\d{2})(?![\d:/]|[.,]\d|\s?(?:uhr|h\b|am\b|pm\b|a\.m|p\.m|l\b|m\b|kg\b|km\b|%|cm\b))/g;
/** "A whole dollar", "a fiver". */
const SINGLE =
  /(?<![a-z])(?<!half )(?<!quarter )an? (?:whole |single |mere |full |crisp )?(dollar|buck|euro|pound(?! of| cake)|quid|fiver|tenner)(?![a-z])/g;
const NOTES: Readonly<Record<string, number>> = {
  fiver: 5,
  tenner: 10,
  funfer: 5,
  zehner: 10,
  zwanziger: 20,
  funfziger: 50,
  hunderter: 100,
};
/** "Für einen Zehner". */
const NOTE =
  /(?<![a-z])(?:fur|fuer|um) (?:knapp )?(?:1|einen|'?nen) (funfer|zehner|zwanziger|funfziger|hunderter)(?![a-z])/g;
/** "$9-19", "9 to 19 euros": what stands before a price and is one, too. */
const RANGE = new RegExp(
  `(?<![\\d.,:])${AMOUNT}(?=\\s?(?:-|to|and|a|y|et|e|bis|und|or|o|oder|ou)\\s?(?:(?:${SIGN})\\s?)?\\d{1,6}(?:[.,]\\d{1,2})?\\s?(?:[€$£]|(?:${WORD})(?![a-z])))`,
  'g',
);
const AFTER_PRICE = /\ue000\s?(?:-|to|and|a|y|et|e|bis|und|or|o|oder|ou)\s?$/;
const PLAIN = /(?<![\d.,:\ue000])(\d{1,4}(?:[.,]\d{1,2})?)(?![\d:%]|[.,]\d)/g;

const MOST =
  /(?:none over|nothing over|not over|ninguno pasa de|rien au-dessus de|niente sopra i|nichts uber|under|below|less than|up to|no more than|at most|not more than|cheaper than|menos de|hasta|por debajo de|moins de|jusqu'a|a moins de|meno di|sotto i|fino a|unter|weniger als|hochstens|bis zu|fur unter)\s?$/;
const LEAST =
  /(?:over|above|more than|from|starting at|starting from|at least|as little as|mas de|desde|a partir de|plus de|des|piu di|a partire da|da|uber|mehr als|ab|mindestens)\s?$/;

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|eur/, 'euro'],
  [/£|gbp|pounds?|quid|libras|livres|sterline/, 'pound'],
  [/chf|fran(?:ken|chi|cs?)/, 'franc'],
  [/\$|dollar|dolares|bucks?|usd|cad|aud/, 'dollar'],
  [/pesos?|mxn/, 'peso'],
  [/kr/, 'krone'],
];

export const currencyOf = (words: string): string =>
  CURRENCIES.find(([pattern]) => pattern.test(words))?.[1] ?? '';

/** "1.250,50", "1 250", "12,–": what an amount is in units of its currency. */
export function amountOf(written: string): number {
  const plain = written.replace(/[\s']/g, '').replace(/[.,]-+$/, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals === null ? plain : plain.slice(0, decimals.index)).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? 0}`);
}

function price(
  scan: Scan,
  match: RegExpExecArray,
  values: readonly number[],
): Omit<FactTokenOf<'price'>, 'start' | 'end'> {
  const before = scan.text.slice(Math.max(0, match.index - 24), match.index);
  const bound = MOST.test(before) ? 'most' : LEAST.test(before) ? 'least' : 'none';
  const isCents = /cents?$|pence$|[¢p]$/.test(match[0]);
  return {
    kind: 'price',
    values: isCents ? values.map((value) => value / 100) : values,
    currency: isCents ? '' : currencyOf(match[0]),
    bound,
  };
}

/** Amounts of money that are written as such: with a sign, a word for the currency, or two decimals. */
export function readPrices(scan: Scan): void {
  scan.take(SINGLE, (match) => price(scan, match, [NOTES[match[1] ?? ''] ?? 1]));
  scan.take(NOTE, (match) => price(scan, match, [NOTES[match[1] ?? ''] ?? 1]));
  scan.take(RANGE, (match) => price(scan, match, [amountOf(match[1] ?? '')]));
  scan.take(NAMED, (match) => {
    const [words, amount = '', hundredths, half] = match;
    const value = amountOf(amount);
    const isWhole = hundredths !== undefined && !/[.,]\d/.test(amount) && !/cent/.test(words);
    return price(scan, match, [
      isWhole ? value + Number(hundredths) / 100 : value + (half === undefined ? 0 : 0.5),
    ]);
  });
  scan.take(WITH_CENTS, (match) => price(scan, match, [Number(`${match[1]}.${match[2]}`)]));
  scan.take(SIGNED, (match) => price(scan, match, [amountOf(match[1] ?? '')]));
  scan.take(DECIMAL, (match) => price(scan, match, [amountOf(match[0])]));
  scan.take(PLAIN, (match) => {
    const before = scan.text.slice(Math.max(0, match.index - 8), match.index);
    const isMoney =
      AFTER_PRICE.test(before) &&
      scan.tokens.some((one) => one.kind === 'price' && one.end <= match.index && match.index - one.end < 8);
    return isMoney && !/^\s?-?[a-z]{3}/.test(scan.text.slice(match.index + match[0].length))
      ? price(scan, match, [amountOf(match[0])])
      : undefined;
  });
}
