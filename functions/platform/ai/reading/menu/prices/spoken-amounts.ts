import type { Span } from '../../reader.ts';

/** A price in words: "eighteen dollars", "sechs euro achtzig", "tre euro e cinquanta". */
export type SpokenAmount = Span & { value: number };

const listed = (names: string, values: (index: number) => number): [string, number][] =>
  names.split(' ').map((name, index) => [name, values(index)]);

/** Folded words of numbers in five languages. */
const NUMBERS = new Map<string, number>([
  ...listed('one two three four five six seven eight nine ten eleven twelve', (at) => at + 1),
  ...listed('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', (at) => at + 13),
  ...listed('twenty thirty forty fifty sixty seventy eighty ninety', (at) => (at + 2) * 10),
  ...listed('un dos tres cuatro cinco seis siete ocho nueve diez once doce', (at) => at + 1),
  ...listed('trece catorce quince dieciseis diecisiete dieciocho diecinueve', (at) => at + 13),
  ...listed('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', (at) => (at + 2) * 10),
  ...listed('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis', (at) => at + 21),
  ...listed(
    'deux trois quatre cinq sept huit neuf dix onze douze',
    (at) => [2, 3, 4, 5, 7, 8, 9, 10, 11, 12][at] ?? 0,
  ),
  ...listed('treize quatorze quinze seize dix-sept dix-huit dix-neuf', (at) => at + 13),
  ...listed('vingt trente quarante cinquante soixante', (at) => (at + 2) * 10),
  ...listed(
    'vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit',
    (at) => at + 22,
  ),
  ...listed('uno due tre quattro cinque sei sette otto nove dieci undici dodici', (at) => at + 1),
  ...listed('tredici quattordici quindici sedici diciassette diciotto diciannove', (at) => at + 13),
  ...listed('venti trenta quaranta cinquanta sessanta settanta ottanta novanta', (at) => (at + 2) * 10),
  ...listed('ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf', (at) => at + 1),
  ...listed('dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn', (at) => at + 13),
  ...listed('zwanzig dreißig vierzig funfzig sechzig siebzig achtzig neunzig', (at) => (at + 2) * 10),
  ...listed('eins zwo', (at) => at + 1),
  ...listed('fuffzig fuffzich fuchzig', () => 50),
  ['uno', 1],
  ['eine', 1],
  ['six', 6],
  ['hundred', 100],
  ['hundert', 100],
  ['cien', 100],
  ['cent', 100],
  ['cento', 100],
]);
const CURRENCY =
  /(?<![a-z])(?:dollars?|bucks?|euros?|pounds?|quid|pesos?|francs?|franken|franchi|soles|rand)(?![a-z])/g;
const WORD_BEHIND = /([a-zß]+(?:-[a-zß]+)?)[\s-]$/;
const MOST_WORDS = 4;
/** Longest word of a number. */
const LONGEST = 20;

/** "uno ochenta", "drei neunzig", "eleven fifty", "otto e cinquanta": units and hundredths. */
const PAIR =
  /(?<![a-zß-])([a-zß]{2,13})(?:,? (?:e|y|et|und|con)|,)?[ -]((?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[ -](?:five|nine))?|ten|fifteen|diez|quince|veinte|treinta|(?:cuar|cincu|ses|set|och|nov)enta(?: y cinco)?|dix|vingt|trente|(?:quar|cinqu|soix)ante|dieci|venti|trenta|(?:quar|cinqu|sess|sett|ott|nov)anta|zehn|zwanzig|dreißig|dreissig|(?:vier|funf|sech|sieb|acht|neun)zig|fuffzig|fuffzich|fuchzig)(?![a-zß-])/g;
/** Before a pair, it is a time; behind it, too. */
const TIME_BEFORE =
  /(?<![a-z])(?:at|from|to|till?|until|past|between|and|open|opens|close|closes|closed|las|a las|de|des|desde|hasta|entre|y|a partir de|jusqu'a|alle|dalle|ore|fino|le|um|ab|von|bis|und|gegen|vor|nach|abierto|cerrado|ouvert|aperto|lunch|dinner|kitchen)\s$/;
const TIME_BEHIND =
  /^\s?(?:am|pm|uhr|o'clock|de la (?:manana|tarde|noche)|to|till?|until|bis|a las|hasta|alle|-)(?![a-z])/;
/** Ends of the words for tens. */
const MAY_BE_PAIR = /(?:ty|[ae]nt[ae]|venti|vingt|zig|ßig|fuffzich)(?![a-z])/;
/** How far another amount may stand from a pair. */
const NEAR = 120;
const QUARTERS = new Set([15, 30, 45]);

/** Words of a number that end here, taken from the right. */
function numberBefore(folded: string, end: number): SpokenAmount | undefined {
  let start = end;
  let value = 0;
  for (let count = 0; count < MOST_WORDS; count++) {
    const found = WORD_BEHIND.exec(folded.slice(Math.max(0, start - LONGEST), start));
    const word = found?.[1] ?? '';
    const part = NUMBERS.get(word) ?? NUMBERS.get(word.split('-').at(-1) ?? '');
    if (found === null || part === undefined) break;
    const own = NUMBERS.has(word) ? word : (word.split('-').at(-1) ?? '');
    const isHundred = part === 100 && value < 100;
    if (value > 0 && !isHundred && !(part >= 20 && part % 10 === 0 && value < 10)) {
      const isMultiplier = value >= 100 && part < 10;
      if (!isMultiplier) break;
      value = part * 100 + (value % 100);
    } else value += part;
    start -= own.length + 1;
  }
  return value === 0 ? undefined : { start, end, value };
}

/** "euro achtzig", "euros y medio" are not told apart: only hundredths in words. */
function hundredthsAfter(folded: string, at: number): { end: number; value: number } | undefined {
  const found = /^\s(?:e |y |et |und |and )?([a-zß]+)(?![a-z-])/.exec(folded.slice(at, at + LONGEST));
  const value = NUMBERS.get(found?.[1] ?? '');
  if (found === null || value === undefined || value < 10 || value > 99) return undefined;
  return { end: at + found[0].length, value };
}

/** Pairs beside which others stand that name their currency. */
function pairsIn(folded: string, { start, end }: Span, signed: readonly SpokenAmount[]): SpokenAmount[] {
  return [...folded.slice(start, end).matchAll(PAIR)].flatMap((found) => {
    const at = { start: start + found.index, end: start + found.index + found[0].length };
    const units = NUMBERS.get(found[1] ?? '');
    const parts = (found[2] ?? '').split(/ y |[ -]/).map((word) => NUMBERS.get(word) ?? 0);
    const hundredths = parts.reduce((sum, part) => sum + part, 0);
    const isOther = signed.some((amount) => amount.start < at.end && at.start < amount.end);
    if (units === undefined || units > 99 || isOther || hundredths === 0) return [];
    const isYear = units >= 19 && units <= 20 && hundredths <= 29;
    const isTens = units >= 20 && units % 10 === 0 && hundredths < 20;
    const isQuarter = QUARTERS.has(hundredths) || /^quatre-?vingt/.test(found[0]);
    const isTime =
      isQuarter &&
      units <= 12 &&
      (TIME_BEFORE.test(folded.slice(Math.max(start, at.start - 14), at.start)) ||
        TIME_BEHIND.test(folded.slice(at.end, Math.min(end, at.end + 16))));
    return isYear || isTens || isTime ? [] : [{ ...at, value: units + hundredths / 100 }];
  });
}

/** Prices in words, in order: with their currency, and beside such without. */
export function spokenAmountsIn(folded: string, line: Span): SpokenAmount[] {
  const signed = signedIn(folded, line);
  if (!MAY_BE_PAIR.test(folded.slice(line.start, line.end))) return signed;
  const around = { start: Math.max(0, line.start - NEAR), end: Math.min(folded.length, line.end + NEAR) };
  const isBesideSigned = signed.length > 0 || signedIn(folded, around).length > 0;
  return isBesideSigned ? [...signed, ...pairsIn(folded, line, signed)] : signed;
}

function signedIn(folded: string, { start, end }: Span): SpokenAmount[] {
  const text = folded.slice(start, end);
  return [...text.matchAll(CURRENCY)].flatMap((found) => {
    const at = start + found.index;
    const number = numberBefore(folded, at);
    if (number === undefined || number.start < start) return [];
    const last = at + found[0].length;
    const rest = hundredthsAfter(folded, last);
    const isWithin = rest !== undefined && rest.end <= end;
    return [
      {
        start: number.start,
        end: isWithin ? rest.end : last,
        value: number.value + (isWithin ? rest.value / 100 : 0),
      },
    ];
  });
}
