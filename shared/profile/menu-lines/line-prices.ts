import type { Dish } from '../menu.ts';

export type LinePrice = Pick<Dish, 'price' | 'amount' | 'variants' | 'is_market_price'>;

/** A line cut before its prices. */
export type CutLine = { words: string; price: LinePrice | undefined };

const CURRENCY = String.raw`(?:US\$|C\$|A\$|NZ\$|HK\$|R\$|S\/\.?|[$€£¥₩₹₽₺₫฿]|(?<!\p{L})(?:[A-Z]{3}|kr|zł|Kč|Ft|Fr\.?|Rs\.?|lei)(?!\p{L}))`;
const NUMBER = String.raw`\d{1,3}(?:[ .,’'\u00a0]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2}|[.,][-–]+)?`;
const AMOUNT = String.raw`(?:${CURRENCY}\s?)?(?:${NUMBER})(?:\s?${CURRENCY})?`;
/** "2 for", "from", "ab", "half", "0.3 l", "lb": what may come before or after an amount as part of the price. */
const BEFORE = String.raw`(?:(?<!\p{L})(?:\d{1,2}\s+(?:for|für|para|pour|per)|[Ff]rom|[Aa]b|[Dd]esde|[Dd]ès|[Dd]a|[Àà] partir de|\+)\s+)`;
const BEHIND = String.raw`(?:\s?(?:\/|per |pro |por |par |a |the )\s?(?:lb|kg|oz|dozen|dz|person|people|pp|pers\.?|persona|personne|piece|pc|each|ea)\b\.?|\s?(?:each|ea|pp|p\.p\.)\b\.?)`;
const LABEL = String.raw`(?:\p{L}[\p{L}.]{0,11}|\d{1,3}(?:[.,]\d{1,2})?\s?(?:l|cl|ml|oz|cm|in|g|pcs?|")\.?)`;

const PRICE = new RegExp(`(${BEFORE})?(${AMOUNT})(${BEHIND})?\\s*$`, 'u');
const LABELED = new RegExp(`(?:^|[\\s(/|,;–-])(${LABEL})[\\s:=]+(${AMOUNT})\\s*\\)?$`, 'u');
const GLUED = new RegExp(`(\\p{L}[)”"']?)((?:${CURRENCY})?\\d{1,4}[.,]\\d{2})$`, 'u');
/** The owner says in words that the price has to be asked for, or changes. */
const ON_REQUEST = new RegExp(
  String.raw`\(?\b(?:${[
    'm\\.?p\\.?|market price|seasonal price',
    '(?:price|priced) (?:on request|varies|by weight)|ask (?:your |the )?(?:server|waiter)[^)]*',
    'tagespreis|preis auf anfrage',
    'prix (?:du jour|du marché|selon arrivage)',
    'precio (?:de|del|según) mercado|s/m',
    'prezzo (?:di mercato|del giorno)',
  ].join('|')})\.?\)?$`,
  'iu',
);
const REQUEST_IN_BRACKETS = /\(([^()]*\b(?:price|preis|prix|precio|prezzo)\b[^()\d]*)\)\s*$/iu;
/** Words that count or join, and name no size. */
const NO_LABEL = /^(?:for|für|para|pour|per|from|ab|desde|and|und|y|et|e|with|mit)$/iu;
/** Dots, dashes, or a colon between a name and its price. */
const LEADER = /[\s.·…_:–—|-]+$/u;
const CODE_LIKE = /^(?:19|20)\d{2}$/u;

/**
 * Cuts a line of a menu before its prices, as they are written; several at its end are those of several sizes.
 * `columns`: how many prices the headings above announce. Pure.
 */
export function cutLine(line: string, columns = 1): CutLine {
  const text = line.trim().replace(GLUED, '$1 $2');
  const asked = REQUEST_IN_BRACKETS.exec(text) ?? ON_REQUEST.exec(text);
  if (asked !== null && asked.index > 0)
    return {
      words: withoutLeader(text.slice(0, asked.index)),
      price: { ...NO_PRICE, is_market_price: true },
    };
  const sizes = labeledAtEnd(text);
  if (sizes.prices.length > 1) return cut(sizes);
  const plain = pricesAtEnd(text, columns);
  if (plain.prices.length === 0) return { words: text, price: undefined };
  return cut(plain);
}

const NO_PRICE: LinePrice = { price: '', amount: null, variants: [], is_market_price: false };

type Priced = { label: string; price: string };
type Tail = { words: string; prices: Priced[] };

function cut({ words, prices }: Tail): CutLine {
  const [only, ...more] = prices;
  if (only === undefined) return { words, price: undefined };
  if (more.length === 0)
    return { words, price: { ...NO_PRICE, price: only.price, amount: amountOf(only.price) } };
  const variants = prices.slice(0, 8).map((each) => ({ ...each, amount: amountOf(each.price) }));
  return { words, price: { ...NO_PRICE, variants } };
}

/** "Small 8 / Large 12": each price has the word before it. */
function labeledAtEnd(text: string): Tail {
  const prices: Priced[] = [];
  let words = text;
  for (let found = LABELED.exec(words); found !== null; found = LABELED.exec(words)) {
    const [, label = '', price = ''] = found;
    if (NO_LABEL.test(label)) break;
    prices.unshift({ label, price: price.trim() });
    words = withoutLeader(words.slice(0, found.index).replace(/[/|,;]\s*$/u, ''));
  }
  return words === '' ? { words: text, prices: [] } : { words, prices };
}

/** "7.90  12.20", "4 / 7": amounts one behind another; a bare number among words is no price. */
function pricesAtEnd(text: string, columns: number): Tail {
  const prices: Priced[] = [];
  let words = text;
  for (let found = PRICE.exec(words); found !== null; found = PRICE.exec(words)) {
    const price = found[0].trim();
    const before = words.slice(0, found.index);
    const isApart = before === '' || /[\s.…/|(€$£-]$/u.test(before);
    const follows = prices.length === 0 || /(?:[/|]|\t|\s)\s*$/u.test(before) || before === '';
    if (!isApart || !follows || CODE_LIKE.test(price) || /#\s*$/u.test(before)) break;
    prices.unshift({ label: '', price });
    words = before.replace(/\s*[/|]\s*$/u, '');
    if (prices.length >= columns && !isColumn(before)) break;
  }
  return { words: withoutLeader(words.replace(/\(\s*$/u, '')), prices };
}

/** Two amounts follow each other where both look like prices: "Dinner for 2  21.95" has one. */
const isColumn = (before: string): boolean =>
  /[\t/|]\s*$|\d[.,]\d{1,2}\D{0,3}\s+$/u.test(before) &&
  !/(?<!\p{L})(?:for|für|para|pour|per)\s+\d+\s+$/iu.test(before);

const withoutLeader = (words: string): string => words.replace(LEADER, '').trim();

/** The amount of a price as written; null where it says more than one. */
function amountOf(price: string): number | null {
  const numbers = price.match(new RegExp(NUMBER, 'gu')) ?? [];
  const [only = ''] = numbers;
  if (numbers.length !== 1) return null;
  const digits = only.replace(/[ ’'\u00a0]/gu, '').replace(/[.,][-–]+$/u, '');
  const decimal = /[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimal === null ? digits : digits.slice(0, decimal.index)).replace(/[.,]/gu, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}
