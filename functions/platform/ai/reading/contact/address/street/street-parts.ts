import type { AddressToken } from '../address-tokens.ts';

/** `next`: the token after the street. */
export type StreetRead = { next: number };

const HOUSE = /^(?:no\.?|#)?\d{1,5}[a-z]?(?:[-–/](?:\d{1,5}[a-z]?|[a-z]))?$|^[NSEW]\d{3,5}$/i;
export const ORDINAL = /^\d{1,3}(?:st|nd|rd|th|e|er|re|[eè]me)$/i;
export const CODE = /^[A-Z]{1,2}\d[A-Z\d]?$|^[AC-FHKNPRTV-Y]\d\d$|^S\d{6}$/;
const LINKS = new Set(
  'de la le les du des del della delle dei degli di da ai agli alle allo all sui nei d l los las el do dos y e et of the von vom der den dem zum zur am an in sur saint st'.split(
    ' ',
  ),
);
const DIRECTIONS = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
);
export const UNITS = new Set(
  'suite ste unit apt apartment floor fl level shop room rm local planta piso bajo interior int building bldg nave parcela bloque portal edificio edif stall kiosk unidad'.split(
    ' ',
  ),
);
export const MOST_WORDS = 6;
/** House numbers as they are said aloud. */
export const SPOKEN_NUMBERS = new Set(
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze one two three four five seven eight nine ten eleven twelve'.split(
    ' ',
  ),
);

/** A number of a house: "221B", "12-14", "No. 5". */
export const isHouse = (token: AddressToken | undefined) => token !== undefined && HOUSE.test(token.text);
/** A capitalized word or an ordinal, as in the name of a street. */
export const isName = (token: AddressToken | undefined) =>
  token !== undefined &&
  !token.isMark &&
  (token.isCapital ? !CODE.test(token.text) : ORDINAL.test(token.text));
/** A small word within a name: "de la", "of the". */
export const isLink = (token: AddressToken | undefined) => token !== undefined && LINKS.has(token.folded);

/** "County Road B", "Highway 12" */
export function afterRoute(tokens: readonly AddressToken[], at: number): number {
  const isRoute = /^(?:road|rd|highway|hwy|route)$/.test(tokens[at - 1]?.folded ?? '');
  return isRoute && /^(?:[A-Z]{1,2}|\d{1,4}[A-Z]?)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
}

/** "NW", "South" behind a street. */
export function afterDirection(tokens: readonly AddressToken[], at: number): number {
  return DIRECTIONS.has(tokens[at]?.folded ?? '') && tokens[at]?.isCapital ? at + 1 : at;
}

/** ", Suite 4", "#2". */
export function afterUnit(tokens: readonly AddressToken[], at: number): number {
  const begin = tokens[at]?.text === ',' ? at + 1 : at;
  const unit = tokens[begin];
  if (unit === undefined) return at;
  if (/^#[\w-]{1,8}$/.test(unit.text)) return begin + 1;
  if (/^(?:bajos?|baixos|bxs|rdc|s\/n)$/.test(unit.folded)) return begin + 1;
  if (/^(?:col|colonia|esq|esquina|entre)$/.test(unit.folded)) return afterNames(tokens, begin + 1) ?? at;
  if (UNITS.has(unit.folded) && /^[#\w-]{1,6}$/.test(tokens[begin + 1]?.text ?? '')) return begin + 2;
  return /^\d{1,2}(?:st|nd|rd|th)$/i.test(unit.text) && /^(?:floor|fl)$/.test(tokens[begin + 1]?.folded ?? '')
    ? begin + 2
    : at;
}

/** The names after "rue" or "via"; at least one, "de" and the like between them. */
export function afterNames(tokens: readonly AddressToken[], at: number): number | undefined {
  let next = at;
  let named = 0;
  while (next < at + MOST_WORDS && (isName(tokens[next]) || isLink(tokens[next]) || isDay(tokens, next))) {
    named += Number(isName(tokens[next]) || isDay(tokens, next));
    next += 1;
  }
  while (next > at && isLink(tokens[next - 1]) && !tokens[next - 1]?.isCapital) next -= 1;
  return named > 0 ? next : undefined;
}

/** "Via XX Settembre", "rue du 4 Septembre": a number inside of the name. */
function isDay(tokens: readonly AddressToken[], at: number): boolean {
  return (
    /^\d{1,2}$/.test(tokens[at]?.text ?? '') &&
    /^(?:septembre|settembre|novembre|aout|mai|mayo|maggio|aprile|febrero|octubre|juillet)$/.test(
      tokens[at + 1]?.folded ?? '',
    )
  );
}

/** "nº 3", "al civico 77", "en el número doce", "au numéro 5": where the number itself stands. */
export function afterNumberWord(tokens: readonly AddressToken[], at: number): number {
  const isLed = /^(?:al|au|en|am|at)$/.test(tokens[at]?.folded ?? '');
  const article = isLed && /^(?:el|the)$/.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + Number(isLed);
  const isWord = /^(?:n|no|nº|n°|nr|num|numero|civico|number|km)$/.test(tokens[article]?.folded ?? '');
  return isWord ? article + 1 : at;
}
