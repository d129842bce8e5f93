import type { Span } from '../../reader.ts';
import { matchesOf } from '../../text/matches.ts';
import { MARKET_PRICES, PER_PERSON, PER_UNIT, UNIT_AFTER, WORD_BEFORE } from './price-words.ts';
import { spokenAmountsIn } from './spoken-amounts.ts';

export type Amount = Span & {
  /** In units of the currency; null for a market price. */
  value: number | null;
  /** A sign, two decimals, or words for the market price: it can hardly be anything but a price. */
  isStrong: boolean;
  isSigned: boolean;
  isPerPerson: boolean;
  isMarketPrice: boolean;
};

const BEFORE =
  /\+?(?:(?:us|s|hk|nt|au|a|nz|ca|c|mx|r)?\$|[€£¥₹₩฿₱₫₪₺]|(?<![a-z])r|s\/\.?|[₡₲₴₽]|(?<![a-z])(?:rs\.?|rm|ksh\.?|kes|zar|nis|chf|eur|usd|gbp|cad|aud|nzd|sgd|hkd|inr|aed|php|thb|fr\.|kr\.?|dkk|sek|nok|mxn|cop|pln|huf|czk))\s?$/;
const AFTER =
  /^(?:\s?(?:(?:€|£|¥|₹)(?!\d)|\$(?!\s?\d)|zł|zl(?![a-z]))|p(?![a-z]|\s*[\d.])|\s?(?:mil|eur(?:os?)?|chf|usd|gbp|cad|aud|sgd|kr|sek|nok|dkk|dollars?|bucks|pounds|quid|pesos|baht|yen|lei|rupees|francs?)(?![a-z])|\/-|,-{1,2}(?!\d)|\.-{1,2}(?!\d)|:-(?!\d)|,--)/;
const NUMBER =
  /\d{1,3}(?:[.,']\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2}|€\d{2})?(?!\d)|(?<=\s[$€£]?)\.\d{2}(?!\d)/g;
/** The beginning of a range, a time, a date or a fraction's rest. */
const CONTINUES = /^(?:\s?-\s?\d|:\d|[.,]\d|\/\d{1,2}\/|-[a-z])/;
const CONTINUED = /(?:\d\s?-\s?|\d\s?h\s?|\d[:.,/]|[a-z]-|[a-z#&]|\d[ .-]\d{1,4}[.-])$/;
/** "27.12. bis 6.1.": days rather than prices. */
const DATE_RANGE = /^\.\s?(?:bis|und|u\.|-)/;
const RANGE_FROM = /(?<![a-z])(?:from|de|da|von|desde|entre|between)\s*$/;
const RANGE_TO = /^\s?(?:to|a|bis|hasta|y|and)\s[$€£]?\d/;
/** "Mains 18.90 to 27.90": what many dishes cost. */
const SPREAD = /^\s?(?:to|till?|until|bis|hasta)\s[$€£]?\d/;
/** "(order of 6) $75": how many there are. */
const COUNTED = /\([a-z][a-z. ]{0,18}\s$/;
/** Leads to a price as well as to a time. */
const LEADS = /(?<![a-z])(?:for|from|about|en|in|a|for only|desde|ab)\s*$/;
/** "Banh mi 9": a short word for a day, but not where days stand. */
const NOT_A_DAY =
  /(?<!(?:^|[^a-z])(?:am|bis|und|von|vom|ab|jeden|nur|auch|immer|mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom))\s(?:mi|di|do|so|mo|sa|fr)\s*$/;
/** "Bun cha gio 14.50", "frutti di mar 12,00": the end of a name behind another word of it. */
const NAME_LIKE_DAY =
  /(?<![a-z])(?!(?:cena|pranzo|lunch|dinner|brunch|midi|soir|sera|open|aperto|ouvert|abierto|closed|chiuso|ferme|cerrado|dalle|dal|del?|ore|von|ab|from|each|every|ogni|and|y|e|et|und|al?|au|le|la|el|il|to|bis|lun|mar|mer|gio|ven|sab|dom|mie|jue|vie|jeu|sam|dim|mon|tue|wed|thu|fri|sat|sun)\s)[a-z]{2,}\s(?:gio|mar|mer|ven|dom|sat|sun)\s$/;
/** What a guest saves or pays on top: "$5 off", "1 € günstiger", "30 € más". */
const DIFFERENCE =
  /^\s?(?:(?:each |in |de |di )?(?:gunstiger|billiger|rabatt|nachlass|cheaper|weniger|off|less|discount|descuento|menos|reduction|remise|moins|sconto|meno)|extra|more|mas|de plus|in piu|mehr|aufpreis|surcharge|supplement)(?![a-z])/;
/** A fee by the hour or the night. */
const PER_TIME =
  /^\s?(?:\/|per |a |an |la |à l'|all')\s?(?:hr|hour|std|stunde|heure|hora|ora|night|nuit|noche|notte|nacht)(?![a-z])/;
/** What words say can be nothing but a price. */
const SAID = { isStrong: true, isSigned: true, isMarketPrice: false } as const;
/** "salad 7/11": two prices rather than a date. */
const SLASHED = /[a-z)]\s\d{1,3}\/$/;
/** "1/8 € 3.60": a measure. */
const FRACTION = /^[1-3]$/;
const FRACTION_BEFORE = /(?<!\d)[1-3]\/$/;
const OF_FRACTION = /^\/[2348](?![\d.,])/;
/** "+ 1 side $10.50", "for 2 £16": how many there are, right before what they cost. */
const MOST_COUNTED = 12;
const COUNT_OF = /^[^,;:.!?|\n\d]{0,14}(?:\.{2,}\s?|…\s?)?$/;
/** "$4 pint $7", "$4 L $5": the size of the next one. */
const SIZE_OF_NEXT = /^\s(?:(?:s|m|l)\s[$€£]?|[a-z]{2,6}\s[$€£])\d/;
/** "per 2, 38 euro": whom it is for, and the price. */
const FOR_SOME = /(?<![a-z])(?:for|per|para|pour|por|fur)\s$/;
/** "garlic knots 6 for 4.50": how many there are. */
const SOME_FOR = /[a-z)]\s\d{1,2} (?:for|por|pour)\s$/;
/** "110 150 190": the columns of a table, or a phone number. */
const SPACED = /\d[ .-]\d{1,4} $/;
/** "espresso 2800, flat white 4200, cookie 3100": where money has no small units. */
const THOUSANDS = /[a-z)]\s(?!(?:19|20)\d\d(?!\d))[1-9]\d{1,2}[05]0(?=\s?[,;\n]|\.?$|\.\s)/g;
const FEWEST_THOUSANDS = 3;
/** How far before and behind a number is looked. */
const NEAR = 24;

function toValue(written: string): number {
  const plain = written.replace('€', '.').replace(/['\s]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals === null ? plain : plain.slice(0, decimals.index)).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? 0}`);
}

function isYear(written: string): boolean {
  return /^(?:1[789]|20)\d\d$/.test(written);
}

function numberAt(
  folded: string,
  found: RegExpExecArray,
  { line, hasColumns, hasThousands }: { line: Span; hasColumns: boolean; hasThousands: boolean },
): Amount | undefined {
  const [written] = found;
  const at = line.start + found.index;
  const before = folded.slice(Math.max(line.start, at - NEAR), at);
  const sign = BEFORE.exec(before);
  let end = at + written.length;
  const after = folded.slice(end, Math.min(line.end, end + NEAR));
  const suffix = AFTER.exec(after);
  const isSigned = sign !== null || suffix !== null || written.includes('€');
  const hasDecimals = /[.,€]\d{2}$/.test(written) && !/[.,]\d{3}$/.test(written);
  end += suffix?.[0].length ?? 0;
  const rest = folded.slice(end, Math.min(line.end, end + NEAR));
  const start = at - (sign?.[0].length ?? 0);
  const head = folded.slice(Math.max(line.start, start - NEAR), start);
  const isNumberAlone = !isSigned && !hasDecimals;
  if (DIFFERENCE.test(rest) || PER_TIME.test(rest)) return undefined;
  if (/^0[.,]\d$/.test(written) && /^\s?l?\s\d/.test(rest)) return undefined;
  const isSize = isSigned && SIZE_OF_NEXT.test(rest);
  if (!isSize && UNIT_AFTER.test(rest) && !(isSigned && PER_UNIT.test(rest))) return undefined;
  if (/^\s?-\s?\d/.test(rest) && !isSigned) return undefined;
  if (/^\s?-\s?[$€£]\d/.test(rest) && sign !== null) return undefined;
  if (CONTINUES.test(rest) && !/^\s?-\s?\d/.test(rest)) return undefined;
  if (!isSigned && /^\d{1,2}\.\d{1,2}$/.test(written) && DATE_RANGE.test(rest)) return undefined;
  const isMeasure = FRACTION_BEFORE.test(head) && OF_FRACTION.test(`/${written}`);
  const isSecond = !isMeasure && SLASHED.test(head) && /^\s?(?:[,;.\n)]|$)/.test(rest);
  if (SPACED.test(head) && !hasColumns && !(isSigned && sign !== null)) return undefined;
  if (CONTINUED.test(head) && !isSecond && !(isSigned && sign !== null && !/\d\s?-\s?$/.test(head)))
    return undefined;
  if (isNumberAlone && (isYear(written) || /^0\d/.test(written))) return undefined;
  if (isNumberAlone && !hasThousands && /^\d{4,}$/.test(written)) return undefined;
  if (isNumberAlone && FRACTION.test(written) && OF_FRACTION.test(rest)) return undefined;
  if (isNumberAlone && COUNTED.test(head) && /^\)\s?[$€£]?\d/.test(rest)) return undefined;
  const leads =
    WORD_BEFORE.test(head) &&
    !SOME_FOR.test(head) &&
    !(hasDecimals && (LEADS.test(head) || NAME_LIKE_DAY.test(head))) &&
    !NOT_A_DAY.test(head);
  if (!isSigned && leads) return undefined;
  if ((!isNumberAlone && SPREAD.test(rest)) || (RANGE_FROM.test(head) && RANGE_TO.test(rest)))
    return undefined;
  if (/\d\s?(?:€|\$|£)?\s(?:to|a|bis|hasta)\s$/.test(head)) return undefined;
  const perPerson = PER_PERSON.exec(rest);
  const behind = perPerson === null ? PER_UNIT.exec(rest) : null;
  const isLabel = behind !== null && /^(?:\s?[,/])?\s?[$€£]?\d/.test(rest.slice(behind[0].length));
  const unit = isLabel ? null : behind;
  return {
    start,
    end: end + (perPerson ?? unit ?? [''])[0].length,
    value: toValue(written) * (/^\s?mil/.test(suffix?.[0] ?? '') ? 1_000 : 1),
    isStrong: isSigned || hasDecimals || (unit !== null && !/plus|up|\+|^\s*je/.test(unit[0])),
    isSigned,
    isPerPerson: perPerson !== null,
    isMarketPrice: false,
  };
}

/** What can be a price in one line or sentence, in order. `hasColumns`: numbers stand beside one another. */
export function amountsOf(folded: string, line: Span, hasColumns = false): Amount[] {
  const text = folded.slice(line.start, line.end);
  const amounts: Amount[] = [];
  const hasThousands = (text.match(THOUSANDS)?.length ?? 0) >= FEWEST_THOUSANDS;
  for (const found of matchesOf(NUMBER, text)) {
    const amount = numberAt(folded, found, { line, hasColumns, hasThousands });
    if (amount !== undefined) amounts.push(amount);
  }
  for (const { start, end, value } of spokenAmountsIn(folded, line)) {
    const rest = folded.slice(end, Math.min(line.end, end + NEAR));
    const perPerson = PER_PERSON.exec(rest);
    const behind = (perPerson ?? PER_UNIT.exec(rest) ?? [''])[0].length;
    amounts.push({ ...SAID, start, end: end + behind, value, isPerPerson: perPerson !== null });
  }
  for (const found of matchesOf(MARKET_PRICES, text)) {
    const start = line.start + found.index;
    const rest = text.slice(found.index + found[0].length).trim();
    if (found.index === 0 || (rest !== '' && !/^(?:[.,;)\n*(·•|]|-{1,3}\s|\/\s?[$€£]?\d)/.test(rest)))
      continue;
    if (/^(?:market|mkt)$/.test(found[0]) && !/[.…:\t-]\s*$/.test(text.slice(0, found.index))) continue;
    const end = start + found[0].length;
    amounts.push({ ...SAID, start, end, value: null, isPerPerson: false, isMarketPrice: true });
  }
  const inOrder = amounts.toSorted((a, b) => a.start - b.start);
  return inOrder.filter((amount, at) => !isCountOf(folded, amount, inOrder[at + 1]));
}

function isCountOf(folded: string, amount: Amount, next: Amount | undefined): boolean {
  const isSmall = !amount.isStrong && amount.value !== null && amount.value <= MOST_COUNTED;
  if (!isSmall || next?.isSigned !== true) return false;
  const between = folded.slice(amount.end, next.start);
  const isForSome = FOR_SOME.test(folded.slice(Math.max(0, amount.start - 6), amount.start));
  return COUNT_OF.test(between) || (isForSome && /^,\s$/.test(between));
}
