import type { AddressToken } from '../address-tokens.ts';
import { STREET_BEGINNINGS } from '../address-words.ts';
import { isWrittenTown, readTownBehind } from '../read-town-behind.ts';
import { afterNames, isHouse, isName, type StreetRead } from './street-parts.ts';

const ENGLISH =
  /^(?:street|st|road|rd|lane|ln|avenue|ave|square|sq|quay|highway|hwy|drive|dr|terrace|boulevard|blvd|parade|esplanade|wharf|pier|harbour|harbor|green|mews|row|yard)$/;
const GERMAN = /.{3}(?:straße|strasse|gasse|platz|allee|markt|ufer|damm|promenade|chaussee)$/;
const NO_PLACE = /^(?:park|sitz|spiel|stell|steh|arbeits|camping|super|wochen|floh|weihnachts|bau|getranke)/;
/** Beginnings that are common words, or that mean a hamlet and no street. */
const NO_STREET =
  /^(?:mail|cite|villa|residence|route|passage|gran|campo|largo|borgo|strada|carrera|montee|sentier|senti|pol|urb|loc)$/;
const BEFORE = /^(?:on|in|at|sur|dans|en|a|la|el|le|auf|der|am|dem|den|nella|sulla|sul|of|from)$/;
const MOST_WORDS = 4;

/** "Elm Street", "Birdsville Rd". */
function english(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  for (let next = at + 1; next < at + MOST_WORDS; next += 1) {
    const token = tokens[next];
    if (token === undefined || !isName(tokens[next - 1])) return undefined;
    if (token.isCapital && ENGLISH.test(token.folded)) return { next: next + 1 };
  }
  return undefined;
}

/** "via del Lavoro", "place des Lices", "camino Los Perales s/n" */
function romance(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const word = tokens[at]?.folded ?? '';
  if (STREET_BEGINNINGS[word] === undefined || NO_STREET.test(word)) return undefined;
  const end = afterNames(tokens, at + 1);
  if (end === undefined) return undefined;
  const behind = tokens[end]?.text === ',' ? end + 1 : end;
  return { next: /^s\/n\.?$/i.test(tokens[behind]?.text ?? '') ? behind + 1 : end };
}

/** "Marktplatz", "Hauptstraße" */
function german(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const token = tokens[at];
  const isStreet = token?.isCapital && GERMAN.test(token.text.toLowerCase()) && !NO_PLACE.test(token.folded);
  return isStreet === true ? { next: at + 1 } : undefined;
}

const LEADS = /^(?:am|an|im|in|zum|zur|unter|auf|bei|vor)$/;

/** "Güemes 2977, Córdoba", "Am Sportfeld 4, Ginsheim": no word for a street, a town behind the number. */
function named(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (tokens[at]?.isCapital !== true) return undefined;
  const end = afterNames(tokens, at + Number(LEADS.test(tokens[at]?.folded ?? '')));
  if (end === undefined || !/^\d{1,4}[a-z]?$/.test(tokens[end]?.text ?? '')) return undefined;
  const begin = tokens[end + 1]?.text === ',' ? end + 2 : end + 1;
  const isCrossed = /^(?:esq|esquina|entre)$/.test(tokens[begin]?.folded ?? '');
  const next = isCrossed ? (afterNames(tokens, begin + 1) ?? end + 1) : end + 1;
  const town = readTownBehind(tokens, next, '');
  const isSure = town !== undefined && (town.region !== '' || isWrittenTown(town.locality));
  const isLed = LEADS.test(tokens[at]?.folded ?? '') && town !== undefined;
  const isShort = (tokens[end]?.text.length ?? 0) < 3;
  const isEnded = town === undefined || tokens[town.next] === undefined || tokens[town.next]?.isMark === true;
  return tokens[next]?.text === ',' && (isEnded || !isShort) && (isSure || isLed || isCrossed)
    ? { next }
    : undefined;
}

const LANDMARK =
  /^(?:opposite|opp|near|next|beside|behind|by|at|frente|junto|cerca|gegenuber|neben|hinter|face|pres|derriere|accanto|vicino|dietro)$/;
const LONGEST_LANDMARK = 7;

/** "Ngong Road opposite the Kobil, …": past the landmark, to the comma behind it. */
export function afterLandmark(tokens: readonly AddressToken[], at: number): number {
  if (!LANDMARK.test(tokens[at]?.folded ?? '')) return at;
  for (let next = at + 1; next < at + LONGEST_LANDMARK; next += 1) {
    if (tokens[next]?.text === ',') return next;
    if (tokens[next] === undefined || tokens[next]?.isMark) return at;
  }
  return at;
}

/** "Los Carrera 560 Quillota", "Arturo Prat 77, Chillán": a house number of three digits, or the line below the name. */
export function readNamedInLine(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const before = tokens[at - 1];
  if (tokens[at]?.isCapital !== true || (before !== undefined && !before.isMark)) return undefined;
  const end = afterNames(tokens, at);
  const house = tokens[end ?? at]?.text ?? '';
  if (end === undefined || !/^\d{1,4}[a-z]?$/i.test(house)) return undefined;
  const isComma = tokens[end + 1]?.text === ',';
  const town = afterNames(tokens, isComma ? end + 2 : end + 1);
  const lines = tokens.slice(0, at).filter(({ text }) => text === '\n').length;
  const isSecond = before?.text === '\n' && lines === 1 && end - at > 1;
  const isLine = isSecond && (tokens[town ?? at]?.text ?? '\n') === '\n';
  const isEnd =
    town !== undefined && (tokens[town] === undefined || /^[.\n;(]/.test(tokens[town]?.text ?? ''));
  return isEnd && (isLine || house.length > 2) ? { next: end + 1 } : undefined;
}

/** A street without a house number, or without a word that says that it is one. */
export function readBareStreet(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const before = tokens[at - 1];
  const isBegun = before === undefined || before.isMark || BEFORE.test(before.folded);
  if (!isBegun || isHouse(before)) return undefined;
  return romance(tokens, at) ?? english(tokens, at) ?? german(tokens, at) ?? named(tokens, at);
}
