import { withoutWords } from '#shared/domain/guests/phone-cell.ts';

/** A number of a cell, and whether the words beside it say that it is a mobile. */
export type CellPhone = { phone: string; isMobile: boolean };

/** What stands between two numbers of a cell: Google writes ` ::: `; words follow in `(home) 617...`, `617... C: 617...`. */
const BETWEEN =
  /\s*(?::::|[;,|、])\s*|\s(?:\/|&|and|or|und|oder|et|ou|y|o|e)\s|(?<=\p{L}\))\s(?=[+(\d])|(?<=\d)\s(?=\p{L}[\p{L}.]{0,15}:? ?[+(]?\d)/iu;
/** `617... mobile 617... home`: a cell that begins with a number and ends with a word has each word behind its number. */
const WORDS_BEHIND = /^[+(\d].*\d[ (]+\p{L}[\p{L}.]*\)?$/su;
const BEHIND_WORD = /(?<=\d[ (]+\p{L}[\p{L}.]{0,15}\)?)\s(?=[+(\d])/u;
const MOBILE =
  /mobil|cell|handy|m[oó]vil|celular|portable|gsm|natel|whatsapp|iphone|携帯|^\(?[cm][).: ]|[ (][cm][).]?$/iu;
const NO_VOICE = /fax|pager|ファックス/iu;

/** What follows a number of an office. */
const EXTENSION = /[ .]*(?:x|ext\.?|extension|#) ?\d{1,6}$/i;

/** The numbers of a cell, of which tills put several into one, without what tables, phones and people add to them. */
export function phonesIn(cell: string, type = ''): CellPhone[] {
  const plain = cell
    .slice(0, 500)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]|(?<=\d)ー(?=\d)/gu, '-')
    .replace(/^="(.*)"$/, '$1');
  return (WORDS_BEHIND.test(plain) ? plain.split(BEHIND_WORD) : [plain])
    .flatMap((part) => part.split(BETWEEN))
    .filter((part) => part.trim() !== '' && !NO_VOICE.test(`${type} ${part}`))
    .flatMap(numbersApart)
    .map((part) => ({ phone: bareNumber(part), isMobile: MOBILE.test(type) || MOBILE.test(part.trim()) }));
}

function bareNumber(part: string): string {
  return withoutWords(part)
    .replace(EXTENSION, '')
    .replace(/^(\d{10,15})\.0$/, '$1')
    .replace(/^00(?=[2-9]|1[ .(-]?[2-9])/, '+');
}

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const digitsOf = (text: string) => text.replace(/\D/g, '').length;
const isWhole = (text: string) => digitsOf(text) >= FEWEST_DIGITS && digitsOf(text) <= MOST_DIGITS;

/** `617-555-0101/617-555-0102`, `(617)555-0101(617)555-0102`, `617-555-0101 617-555-0102`: where both sides are as long as numbers, most alike. */
function numbersApart(part: string): string[] {
  const lines = part.split('/');
  if (lines.length > 1 && lines.every(isWhole)) return lines;
  const bracketed = part.split(/(?<=\d)(?=\()/);
  if (bracketed.every(isWhole)) return bracketed;
  if (digitsOf(part) <= MOST_DIGITS) return [part];
  const halves = [...part.matchAll(/ /g)]
    .map(({ index }) => [part.slice(0, index), part.slice(index + 1)] as const)
    .filter((both) => both.every(isWhole))
    .sort((one, other) => differenceOf(one) - differenceOf(other));
  return [...(halves[0] ?? [part])];
}

function differenceOf([left, right]: readonly [string, string]): number {
  return Math.abs(digitsOf(left) - digitsOf(right));
}
