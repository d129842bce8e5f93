import { type Dish, MOST_AMOUNT } from '../menu.ts';

export type LinePrice = Pick<Dish, 'price' | 'amount' | 'variants' | 'is_market_price'>;

/** A line split before its prices. */
export type CutLine = { words: string; price: LinePrice | undefined };

const CODES =
  'USD|EUR|GBP|CHF|CAD|AUD|NZD|MXN|ARS|CLP|COP|PEN|UYU|BOB|CRC|DOP|GTQ|BRL|JPY|CNY|HKD|TWD|KRW|SGD|MYR|THB|IDR|PHP|VND|INR|PKR|LKR|NPR|AED|SAR|QAR|ILS|TRY|EGP|MAD|TND|ZAR|KES|NGN|GHS|XPF|XAF|XOF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|UAH';
const WORDS =
  '[Ee]uros?|dollars|pounds|pesos|soles|francs|[Ff]ranken|kr|zł|Kč|Ft|[Ff]r\\.?|Rs\\.?|lei|KSh|دراهم|درهم|ريال|دينار|جنيه|שח|원|円|元';
const CURRENCY = String.raw`(?:[A-Z]{1,3}\$|S\/\.?|\p{Sc}|(?<!\p{L})(?:R(?=\d)|(?:${CODES}|${WORDS})(?!\p{L})))`;
/** Including Arabic and Persian digits. */
const DIGIT = '[\\d٠-٩۰-۹]';
const NUMBER =
  String.raw`(?<!\d|[.])\.\d{2}|\d{1,3}(?:[ .,’'\u00a0]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2}|[.,][-–—]+|\/[-–])?`.replaceAll(
    '\\d',
    DIGIT,
  );
/** British pence: "90p" */
const PENCE = String.raw`(?<![\d.,])\d{2}p(?!\p{L})`;
const AMOUNT = String.raw`(?:${PENCE}|(?:${CURRENCY}\s?)?(?:${NUMBER})(?:\s?${CURRENCY})?)`;
/** "2 for", "from", "ab", "half", "0.3 l", "lb": parts of a price before or after the amount. */
const BEFORE = String.raw`(?:(?<!\p{L})(?:\d{1,2}\s+(?:for|für|para|pour|per)|[Ff]rom|[Aa]b|[Dd]esde|[Dd]ès|[Dd]a(?=\s+(?:€|\d+(?:,\d\d|\s?€)))|[Àà] partir de|\+)\s+)`;
const BEHIND = String.raw`(?:\s?(?:\/|per |pro |por |par |al |a |all['’]|l['’]|the )\s?(?:lb|kg|oz|etto|slice|bowl|glass|dozen|dz|person|people|pp|pers\.?|persona|personne|piece|pc|each|ea)\b\.?|\s?(?:each|ea|pp|p\.p\.)\b\.?)`;
const LABEL = String.raw`(?:\p{L}[\p{L}.]{0,11}|(?:[½¼¾]|\d{1,3}(?:[.,/]\d{1,2})?)\s?(?:[lL]|cl|ml|oz|lb|k?g|cm|in|pcs?|")\.?)`;

const PRICE = new RegExp(`(${BEFORE})?(${AMOUNT})(${BEHIND})?\\s*$`, 'u');
const LABELED = new RegExp(`(?:^|[\\s(/|,;–-])(${LABEL})\\)?[\\s:=]+(${AMOUNT})\\s*\\)?$`, 'u');
const GLUED = new RegExp(`(\\p{L}{2}[)”"']?)((?:${CURRENCY})?\\d{1,4}[.,]\\d{2})$`, 'u');
/** Words that mean a price on request, or one that changes. */
const ON_REQUEST = new RegExp(
  String.raw`\(?\b(?:${[
    'm\\.?p\\.?|mkt|market(?: price)?|seasonal price',
    '(?:price|priced) (?:on request|varies|by weight)|ask (?:your |the )?(?:server|waiter)[^)]*',
    'tagespreis|preis auf anfrage',
    'prix (?:du jour|du marché|selon arrivage)',
    'precio (?:de|del|según) mercado|s/m',
    'prezzo (?:di mercato|del giorno)|s\\.q',
  ].join('|')})\.?\)?$`,
  'iu',
);
const REQUEST_IN_BRACKETS = /\(([^()]*\b(?:price|preis|prix|precio|prezzo)\b[^()\d]*)\)\s*$/iu;
/** Counting and joining words, which don’t name a size. */
const NO_LABEL = /^(?:for|für|para|pour|per|from|ab|desde|and|und|y|et|e|with|mit)$/iu;
/** Dots, dashes, or a colon between a name and its price. */
const LEADER = /[\s.·…_:–—|-]+$/u;
/** "....Market" */
const LEADER_BEFORE = /[.·…_—–]\s*$/u;
const COLUMN = new RegExp(
  String.raw`[\t/|]\s*$|\d[.,]\d{1,2}\D{0,3}\s+$|(?:${CURRENCY})\s?\d{1,6}\s{2,}$|\d\s?(?:${CURRENCY})\s{2,}$|\s{2}\d{1,4}\s{2,}$`,
  'u',
);
const CALORIES = /\s*\(?\d{2,4}\s?k?cal\.?\)?$/iu;
const CODE_LIKE = /^(?:19|20)\d{2}$/u;

/**
 * Splits a menu line before its prices, as written. Several prices at the end are sizes. `columns`: the number of
 * prices that the headings announce. Pure.
 */
export function cutLine(line: string, columns = 1): CutLine {
  const text = line.trim().replace(GLUED, '$1 $2');
  const asked = REQUEST_IN_BRACKETS.exec(text) ?? ON_REQUEST.exec(text);
  if (
    asked !== null &&
    asked.index > 0 &&
    (!/^market$/iu.test(asked[0]) || LEADER_BEFORE.test(text.slice(0, asked.index)))
  )
    return {
      words: withoutLeader(text.slice(0, asked.index)),
      price: { ...NO_PRICE, price: asWritten(asked[0]), is_market_price: true },
    };
  const [, first, name] = PRICE_FIRST.exec(text) ?? [];
  if (first !== undefined && name !== undefined && !/\d$/u.test(name))
    return cut({ words: name, prices: [{ label: '', price: first }] });
  const [, named, plainPrice, larger, label] = TWO_SIZES.exec(text) ?? [];
  if (named !== undefined && plainPrice !== undefined && larger !== undefined && label !== undefined)
    return cut({
      words: named,
      prices: [
        { label: '', price: plainPrice },
        { label, price: larger },
      ],
    });
  const [, described, only, bracketed, behind] = REMARK_LAST.exec(text) ?? [];
  if (described !== undefined && only !== undefined && (bracketed !== undefined || isStrongPrice(only)))
    return cut({
      words: bracketed === undefined ? `${described}, ${behind}` : `${described} (${bracketed})`,
      prices: [{ label: '', price: only }],
    });
  const [, choiceName, choices] = CHOICES.exec(text) ?? [];
  if (choiceName !== undefined && choices !== undefined)
    return cut({ words: choiceName, prices: [...choices.matchAll(CHOICE)].map(pricedChoice) });
  const sizes = labeledAtEnd(text);
  if (sizes.prices.length > 1) return cut(sizes);
  const plain = pricesAtEnd(text, columns);
  if (plain.prices.length === 0) return { words: text, price: undefined };
  return cut(plain);
}

const SIGNED = new RegExp(CURRENCY, 'u');
/** An amount with its currency, anywhere in the line. */
export const SIGNED_AMOUNT = String.raw`(?:(?:${CURRENCY})\s?(?:${NUMBER})|(?:${NUMBER})\s?(?:${CURRENCY}))`;
/** It has a currency. */
export const isSignedPrice = (price: string): boolean => SIGNED.test(price) || /^\d{2}p$/u.test(price);
/** It has a currency or cents. A bare number may be something else. */
export const isStrongPrice = (price: string): boolean =>
  isSignedPrice(price) || /\d[.,](?:\d{1,2}(?!\d)|[-–])/u.test(price);

/** "Beef pho 16 / 19 large" */
const TWO_SIZES = new RegExp(`^(.*\\p{L})\\s+(${AMOUNT})\\s*\\/\\s*(${AMOUNT})\\s+(\\p{Ll}{3,8})$`, 'u');

/** "Bibimbap 13 (beef, tofu, or egg)", "Coffee 2.50, free refills" */
const REMARK_LAST = new RegExp(
  `^([^\\d\\p{Sc}]*\\p{L}{3})(?<!\\s(?:for|für|para|pour|of|von|de)) (${AMOUNT})(?: \\(([^()\\d\\p{Sc}]{2,80})\\)|, (\\p{Ll}[^\\d\\p{Sc}]{3,60}))$`,
  'u',
);
const CHOICE = new RegExp(`([^\\d,;/]{2,40}?)\\s+(${AMOUNT})\\s*(?:[,;/]|$)`, 'gu');
/** "Ribs: half rack $15, full rack $27" */
const CHOICES = new RegExp(
  `^([^:\\d]{2,60}):\\s+((?:[^\\d,;/]{2,40}?\\s+${AMOUNT}\\s*[,;/]\\s*)+[^\\d,;/]{2,40}?\\s+${AMOUNT})$`,
  'u',
);
const pricedChoice = ([, label = '', price = '']: RegExpMatchArray): Priced => ({
  label: label.trim(),
  price,
});

/** "€ 5,50 Marinara" */
const PRICE_FIRST = new RegExp(`^(${SIGNED_AMOUNT})\\s+(?:[-–:]\\s*)?(\\p{Lu}.*)$`, 'u');

const NO_PRICE: LinePrice = { price: '', amount: null, variants: [], is_market_price: false };

type Priced = { label: string; price: string };
type Tail = { words: string; prices: Priced[] };

function cut({ words, prices }: Tail): CutLine {
  const [only, ...more] = prices;
  if (only === undefined) return { words, price: undefined };
  if (more.length === 0)
    return { words, price: { ...NO_PRICE, price: only.price, amount: amountOf(only.price) } };
  const { name, labels } = namedSizes(words, prices);
  const variants = prices.slice(0, 8).map((each, at) => ({
    label: each.label || (labels[at] ?? ''),
    price: each.price,
    amount: amountOf(each.price),
  }));
  return { words: name, price: { ...NO_PRICE, variants } };
}

/** "Manchurian Dry/Gravy 210/230": as many names as prices. */
function namedSizes(words: string, prices: readonly Priced[]): { name: string; labels: string[] } {
  const [, name = words, list = ''] = /^(.*\S)\s+(\p{L}+(?:\s?\/\s?\p{L}+)+)$/u.exec(words) ?? [];
  const labels = list.split(/\s?\/\s?/u);
  return labels.length === prices.length && prices.every(({ label }) => label === '')
    ? { name, labels }
    : { name: words, labels: [] };
}

/** "Small 8 / Large 12": each price has the word before it. */
function labeledAtEnd(text: string): Tail {
  const prices: Priced[] = [];
  let words = text;
  let isSeparated = false;
  for (let found = LABELED.exec(words); found !== null; found = LABELED.exec(words)) {
    const [, label = '', price = ''] = found;
    // "Nigiri (salmon) 2 pieces 4.80": the first number counts pieces.
    const isCount = prices[0] !== undefined && isStrongPrice(prices[0].price) && !isStrongPrice(price);
    if (NO_LABEL.test(label) || (isCount && !isSeparated)) break;
    isSeparated = /[/|,;]\s*$/u.test(words.slice(0, found.index) + found[0].slice(0, 1));
    prices.unshift({ label, price: price.trim() });
    words = withoutLeader(words.slice(0, found.index).replace(/[/|,;]\s*$/u, ''));
  }
  return words === '' ? { words: text, prices: [] } : { words, prices };
}

/** "7.90 12.20", "4 / 7": consecutive amounts. A bare number among words isn’t a price. */
function pricesAtEnd(text: string, columns: number): Tail {
  const prices: Priced[] = [];
  let words = text;
  for (let found = PRICE.exec(words); found !== null; found = PRICE.exec(words)) {
    const price = found[0].trim();
    const before = words.slice(0, found.index);
    const isApart = before === '' || /[\s.…/|(€$£-]$/u.test(before);
    const follows = prices.length === 0 || /[/|\s.…·_]\s*$/u.test(before) || before === '';
    const isVolume = prices.length > 0 && /^0[.,]\d/u.test(price);
    if (!isApart || !follows || isVolume || CODE_LIKE.test(price) || /#\s*$/u.test(before)) break;
    prices.unshift({ label: '', price });
    words = before.replace(/\s*[/|]\s*$/u, '');
    if (prices.length >= columns && !isColumn(before)) break;
  }
  return { words: withoutLeader(words.replace(/\(\s*$/u, '')), prices };
}

/** Two amounts follow each other if both look like prices: "Dinner for 2 21.95" has one. */
const isColumn = (before: string): boolean =>
  COLUMN.test(before) && !/(?<!\p{L})(?:for|für|para|pour|per)\s+\d+\s+$/iu.test(before);

const withoutLeader = (words: string): string => words.replace(LEADER, '').replace(CALORIES, '').trim();

/** "MP", "S/M": abbreviations for the market price. */
const asWritten = (asked: string): string => (asked.length <= 20 ? asked.replace(/^\(|\)$/gu, '') : '');

export const pricesOf = ({ price, variants }: LinePrice): string[] => [
  price,
  ...variants.map((each) => each.price),
];
export const isSigned = (price: LinePrice): boolean => pricesOf(price).some(isSignedPrice);
export const isStrong = (price: LinePrice): boolean =>
  price.is_market_price || pricesOf(price).some(isStrongPrice);

const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The amount of a price as written; null if it has several. */
function amountOf(price: string): number | null {
  const numbers = withPlainDigits(price).match(new RegExp(NUMBER, 'gu')) ?? [];
  const [only = ''] = numbers;
  if (numbers.length !== 1) return null;
  const digits = only.replace(/[ ’'\u00a0]/gu, '').replace(/[.,][-–—]+$/u, '');
  const decimal = /[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimal === null ? digits : digits.slice(0, decimal.index)).replace(/[.,]/gu, '');
  const amount = Number(`${whole}.${decimal?.[1] ?? '0'}`) / (/\dp$/u.test(price) ? 100 : 1);
  return amount > MOST_AMOUNT ? null : amount;
}
