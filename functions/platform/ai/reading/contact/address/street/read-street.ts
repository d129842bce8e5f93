import type { AddressToken } from '../address-tokens.ts';
import { STREET_BEGINNINGS, STREET_ENDING, STREET_TYPES } from '../address-words.ts';
import { readOtherForms } from './street-forms.ts';
import {
  afterDirection,
  afterNames,
  afterNumberWord,
  afterRoute,
  afterUnit,
  CODE,
  isHouse,
  isLink,
  isName,
  MOST_WORDS,
  ORDINAL,
  SPOKEN_NUMBERS,
  type StreetRead,
  UNITS,
} from './street-parts.ts';

/** "221B Baker Street NW", "350 5th Ave", "900 Route 9", "1 Broadway". */
function numberFirst(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!isHouse(tokens[at])) return undefined;
  const isApart = tokens[at + 1]?.text === ',' || tokens[at + 1]?.text === '1/2';
  const begin = at + (isApart ? 2 : 1);
  if (
    /^(?:route|rte|highway|hwy|avenue|ave|pier|county)$/.test(tokens[begin]?.folded ?? '') &&
    tokens[begin]?.isCapital
  ) {
    const named = tokens[begin + 1];
    if (named && /^(?:\d{1,4}[A-Z]?|[A-Z])$/.test(named.text))
      return { next: afterDirection(tokens, begin + 2) };
  }
  for (let next = begin; next < begin + MOST_WORDS; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.isMark) return undefined;
    const isType = STREET_TYPES.has(token.folded) && (token.isCapital || next > begin);
    const isLast = isType && !isTypeAgain(tokens, next + 1);
    const isAlone =
      next === begin &&
      !/^(?:broadway|kingsway|queensway|parkway|bowery|strand|esplanade)$/.test(token.folded);
    if (isLast && !isAlone)
      return { next: afterUnit(tokens, afterDirection(tokens, afterRoute(tokens, next + 1))) };
    const isNumbered = tokens[next - 1]?.folded === 'no' && /^\d{1,3}$/.test(token.text);
    if (!isName(token) && !isLink(token) && !isNumbered) return undefined;
  }
  return undefined;
}

/** "Newland Avenue 211": English words, the number behind. */
function numberLast(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!isName(tokens[at])) return undefined;
  for (let next = at + 1; next < at + MOST_WORDS; next += 1) {
    const token = tokens[next];
    if (!isName(token) || token === undefined) return undefined;
    if (!/^(?:street|avenue|ave|road|rd|lane|terrace|crescent)$/.test(token.folded)) continue;
    const behind = tokens[next + 2];
    const isEnd = behind === undefined || behind.isMark;
    return isEnd && isHouse(tokens[next + 1]) ? { next: next + 2 } : undefined;
  }
  return undefined;
}

/** "12 Market Street": the first type is part of the name. */
function isTypeAgain(tokens: readonly AddressToken[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && !token.isMark && token.isCapital && STREET_TYPES.has(token.folded);
}

/** "14, rue des Carmes", "14 bis avenue Foch". */
function numberThenBeginning(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!isHouse(tokens[at])) return undefined;
  let next = at + 1;
  if (/^(?:bis|ter)$/.test(tokens[next]?.folded ?? '')) next += 1;
  if (tokens[next]?.text === ',') next += 1;
  if (
    ORDINAL.test(tokens[next]?.text ?? '') &&
    STREET_BEGINNINGS[tokens[next + 1]?.folded ?? ''] === 'either'
  )
    return { next: next + 2 };
  const beginning = STREET_BEGINNINGS[tokens[next]?.folded ?? ''];
  if (beginning !== 'either') return undefined;
  const end = afterNames(tokens, next + 1);
  return end === undefined ? undefined : { next: end };
}

/** "via WhatsApp 333" is no street. */
const NO_STREET = new Set(
  'whatsapp instagram email mail google facebook opentable sms telefono telefon phone thefork'.split(' '),
);

/** "Via della Lupa 12", "Calle Mayor, 15", "C/ Mayor nº 3". */
function beginningThenNumber(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const token = tokens[at];
  const beginning = STREET_BEGINNINGS[token?.folded ?? ''];
  if (beginning === undefined || NO_STREET.has(tokens[at + 1]?.folded ?? '')) return undefined;
  const numbered = numberedStreet(tokens, at + 1);
  if (numbered !== undefined) return numbered;
  const end = afterNames(tokens, at + 1);
  if (end === undefined) return undefined;
  const unit = afterUnit(tokens, end);
  if (/^(?:poligono|pol)$/.test(token?.folded ?? '') && unit > end) return { next: unit };
  const behind = tokens[end]?.text === ',' ? end + 1 : end;
  if (/^s\/n$/.test(tokens[behind]?.folded ?? '')) return { next: afterUnit(tokens, behind + 1) };
  const next = afterNumberWord(tokens, behind);
  if (next > behind && SPOKEN_NUMBERS.has(tokens[next]?.folded ?? '')) return { next: next + 1 };
  return isHouse(tokens[next]) && !/^\d{5}$/.test(tokens[next]?.text ?? '')
    ? { next: afterUnit(tokens, next + 1) }
    : undefined;
}

/** "Carrera 43A #7-50", "Calle 60 núm. 515" */
function numberedStreet(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!/^\d{1,3}[a-z]?$/i.test(tokens[at]?.text ?? '')) return undefined;
  const isApart = /^(?:#|no|num|nº|n°|numero)$/.test(tokens[at + 1]?.folded ?? '');
  const house = tokens[at + (isApart ? 2 : 1)]?.text ?? '';
  const isRead = isApart ? isHouse(tokens[at + 2]) : /^#\d{1,3}[a-z]?-\d{1,3}[a-z]?$/i.test(house);
  return isRead ? { next: afterUnit(tokens, at + (isApart ? 3 : 2)) } : undefined;
}

const GERMAN_LEAD = /^(?:am|an|im|in|zum|zur|unter|auf|bei|vor|hinter)$/;

/** "Hauptstraße 5", "Berliner Str. 12a", "Unter den Linden 77". */
function germanStreet(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!tokens[at]?.isCapital) return undefined;
  for (let next = at; next < at + 4; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.isMark) return undefined;
    /* "Bäckerei Krumm in der Hauptstr. 5": the street begins behind it. */
    const isInStreet =
      next > at && /^(?:in|an|auf|im|am)$/.test(token.text) && !GERMAN_LEAD.test(tokens[at]?.folded ?? '');
    if (isInStreet) return undefined;
    const isEnding =
      STREET_ENDING.test(token.text.toLowerCase()) ||
      /(?:^|\p{Ll}{3})str$|^(?:straße|strasse)$/u.test(token.text.toLowerCase());
    if (isEnding && (next > at || token.text.length > 6) && isHouse(tokens[next + 1]))
      return { next: next + 2 };
    const isLed = next > at && GERMAN_LEAD.test(tokens[at]?.folded ?? '') && token.isCapital;
    const isPlaced =
      /^\d{5}$/.test(tokens[next + 2]?.text ?? tokens[next + 3]?.text ?? '') ||
      /^\d{5}$/.test(tokens[next + 3]?.text ?? '');
    if (isLed && isHouse(tokens[next + 1]) && isPlaced) return { next: next + 2 };
    if (isHouse(tokens[next + 1]) && isCodeNext(tokens, next + 2)) return { next: next + 2 };
    if (!token.isCapital && !isLink(token)) return undefined;
  }
  return undefined;
}

/** ", 1210 Wien": whatever stands before the house number is a street. */
function isCodeNext(tokens: readonly AddressToken[], at: number): boolean {
  const [mark, code, town] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isApart = mark?.text === ',' || mark?.text === 'à' || mark?.text === 'in';
  const isTown = town?.isCapital === true && !STREET_TYPES.has(town.folded);
  return isApart && /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(code?.text ?? '') && isTown;
}

/** Names after a house number or a unit, without a word such as "street": an address only with a code behind. */
export function readNamedPlace(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const isUnit = UNITS.has(tokens[at]?.folded ?? '') && isHouse(tokens[at + 1]);
  if (!isUnit && !isHouse(tokens[at])) return undefined;
  let next = isUnit ? at + 2 : at + 1;
  if (isUnit && tokens[next]?.text === ',') next += 1;
  const begin = next;
  while (next < begin + MOST_WORDS && (isName(tokens[next]) || isLink(tokens[next]))) next += 1;
  const isPlaced = tokens[next]?.text === ',' || CODE.test(tokens[next]?.text ?? '');
  return next > begin && isPlaced ? { next } : undefined;
}

/** "Unit 12 Trinity Market", "Shop 2, 118 Glebe Point Rd" */
function unitFirst(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!UNITS.has(tokens[at]?.folded ?? '') || !/^#?\d[\w/-]{0,6}$/.test(tokens[at + 1]?.text ?? ''))
    return undefined;
  const behind = tokens[at + 2]?.text === ',' ? at + 3 : at + 2;
  return numberFirst(tokens, behind) ?? numberFirst(tokens, at + 1);
}

/** "Church Lane", where a British postal code follows: the number is missing. */
export function readUnnumbered(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const before = tokens[at - 1];
  if (!isName(tokens[at]) || (before !== undefined && !before.isMark)) return undefined;
  for (let next = at + 1; next < at + MOST_WORDS; next += 1) {
    const token = tokens[next];
    if (token === undefined || !isName(token)) return undefined;
    if (STREET_TYPES.has(token.folded) && tokens[next + 1]?.text === ',') return { next: next + 1 };
  }
  return undefined;
}

/** A street with a house number that begins here, in the order of any of the countries. */
export function readStreet(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  return (
    readOtherForms(tokens, at) ??
    numberThenBeginning(tokens, at) ??
    numberFirst(tokens, at) ??
    beginningThenNumber(tokens, at) ??
    germanStreet(tokens, at) ??
    unitFirst(tokens, at) ??
    numberLast(tokens, at)
  );
}
