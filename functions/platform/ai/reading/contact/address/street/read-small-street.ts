import type { AddressToken } from '../address-tokens.ts';
import { AMERICAN_STATES } from '../address-words.ts';
import type { LocalityRead } from '../read-locality.ts';
import type { StreetRead } from './street-parts.ts';

const HOUSE = /^\d{1,5}[a-z]?(?:[-–/](?:\d{1,5}[a-z]?|[a-z]))?$/;
/** Words that mean a street in small letters too; "place" and "walk" do not. */
const TYPES = /^(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|highway|hwy|parkway|pkwy|turnpike)$/;
const BEGINNINGS =
  /^(?:via|viale|vicolo|vico|corso|piazza|piazzetta|largo|calle|carrer|avenida|avda|av|paseo|plaza|rue|boulevard|bd|avenue|quai|chaussee|impasse|chemin|localita|frazione|carretera|c\/)$/;
const ENDING = /(?:straße|strasse|str|gasse|platz|weg|allee|damm|ufer|chaussee|twiete)$/;
const NO_ENDING = /^(?:park|sitz|spiel|stell|steh|arbeits|garten|um|aus|heim|ab|einzel)(?:platz|weg)$/;
/** Numbers before these count something. */
const COUNTED =
  /^(?:the|a|an|of|our|your|my|and|or|min|mins|minutes?|hours?|miles?|blocks?|people|persons?|courses?|seats?|years?|tables?|down|up|off|from|to|in|on|at|across|por|para|de|del|personas|minutos|minuten|minuti|metres?|meter|metri|metros|m|km|euros?)$/;
/** "via whatsapp 333" is no street. */
const NO_STREET =
  /^(?:whatsapp|instagram|email|mail|google|facebook|sms|telefono|telefon|phone|thefork|web|tel|internet|app|dm)$/;
const LINKS = /^(?:de|del|della|delle|dei|degli|di|da|du|des|d|la|le|les|los|las|el|al|ai|alla|san|santa)$/;
const STOP =
  /^(?:on|et|y|e|und|and|nous|abrimos|estamos|ouvert|open|geoffnet|aperto|tel|c'est|es|est|ist|is|in|en|a|au|vicino|cerca|near|pres|bei|im|con|avec|whatsapp)$/;
const NO_GERMAN =
  /^(?:der|die|das|den|dem|in|im|am|an|auf|und|wir|ist|zur|zum|von|mit|us|at|unser|unsere|ein|eine|keine?)$/;
const NO_TOWN =
  /^(?:open|closed|dogs?|cash|call|phone|daily|everyday|parking|since|next|behind|opposite|come|we|the|our|perros|niños|chiens|cani|hunde|hinten|nebenan|links|rechts|upstairs|downstairs|esq|esquina|col|colonia|entre|abierto|ferme|chiuso|zu|ab|seit|desde|depuis|dal)$/;
const MOST_WORDS = 4;

const isWord = (token: AddressToken | undefined) =>
  token !== undefined && !token.isMark && /^[\p{L}\d'’.-]{1,24}$/u.test(token.text);

/** "8811 long point rd" */
function numberFirst(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  for (let next = at + 1; next <= at + MOST_WORDS; next += 1) {
    const token = tokens[next];
    if (!isWord(token) || token === undefined || COUNTED.test(token.folded)) return undefined;
    if (next > at + 1 && TYPES.test(token.folded)) return { next: next + 1 };
  }
  return undefined;
}

/** The words of a name in small letters, up to a mark, a number or a word with which something else begins. */
function afterName(tokens: readonly AddressToken[], at: number): number | undefined {
  let next = at;
  let named = 0;
  while (next < at + MOST_WORDS) {
    const token = tokens[next];
    if (token === undefined || !isWord(token) || HOUSE.test(token.text) || STOP.test(token.folded)) break;
    named += Number(!LINKS.test(token.folded) && token.folded.length > 2);
    next += 1;
  }
  return named > 0 ? next : undefined;
}

/** "via del pratello 88/a", "14 rue paul bert" */
function beginning(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const isNumberFirst = HOUSE.test(tokens[at]?.text ?? '');
  const begin = isNumberFirst ? at + (/^(?:bis|ter)$/.test(tokens[at + 1]?.folded ?? '') ? 2 : 1) : at;
  const word = tokens[begin]?.folded ?? '';
  if (!BEGINNINGS.test(word) || NO_STREET.test(tokens[begin + 1]?.folded ?? '')) return undefined;
  const end = afterName(tokens, begin + 1);
  if (end === undefined) return undefined;
  if (isNumberFirst)
    return /^(?:rue|boulevard|bd|avenue|quai|impasse|chemin)$/.test(word) ? { next: end } : undefined;
  const next = tokens[end]?.text === ',' ? end + 1 : end;
  return /^\d{1,4}(?:[-–/]?[a-z])?$/i.test(tokens[next]?.text ?? '') ? { next: next + 1 } : undefined;
}

/** "karl heine straße 92", "müllerstr 33a" */
function german(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  for (let next = at; next < at + 3; next += 1) {
    const token = tokens[next];
    if (token === undefined || !isWord(token) || token.isCapital || NO_GERMAN.test(token.folded))
      return undefined;
    const isStreet =
      next === at
        ? token.folded.length > 6 && ENDING.test(token.folded) && !NO_ENDING.test(token.folded)
        : /^(?:straße|strasse|str|platz|weg|allee|damm|ufer)$/.test(token.folded);
    if (isStreet && HOUSE.test(tokens[next + 1]?.text ?? '')) return { next: next + 2 };
  }
  return undefined;
}

/** A street that is written without capitals. */
export function readSmallStreet(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (HOUSE.test(tokens[at]?.text ?? '')) return numberFirst(tokens, at) ?? beginning(tokens, at);
  return beginning(tokens, at) ?? german(tokens, at);
}

/** Abbreviations of states that are no words. */
const STATE =
  /^(?:a[kzr]|c[at]|d[c]|f[l]|g[a]|i[lna]|k[sy]|m[dnsti]|n[cdehjmvy]|r[i]|s[cd]|t[nx]|u[t]|v[at]|w[aivy])$/;

/** A town in small letters behind such a street, up to a mark: "blvd austin", "512 à etterbeek", "rd houston tx". */
export function readSmallTown(tokens: readonly AddressToken[], at: number): LocalityRead | undefined {
  if (tokens[at]?.text !== ',' && tokens[at - 1]?.text.endsWith('.')) return undefined;
  const isApart = tokens[at]?.text === ',' || /^(?:in|à|a|en)$/.test(tokens[at]?.text ?? '');
  const begin = isApart ? at + 1 : at;
  let next = begin;
  while (next < begin + 2 && isTown(tokens[next])) next += 1;
  if (next === begin) return undefined;
  const state = tokens[next]?.folded ?? '';
  const hasState = STATE.test(state) && AMERICAN_STATES.has(state.toUpperCase());
  const zip = tokens[next + 1]?.text ?? '';
  const end = tokens[hasState ? next + 1 : next];
  const isZip = hasState && /^\d{5}$/.test(zip);
  if (!isZip && end !== undefined && !end.isMark) return undefined;
  return {
    locality: tokens
      .slice(begin, next)
      .map(({ text }) => text)
      .join(' '),
    region: hasState ? (tokens[next]?.text ?? '') : '',
    postalCode: isZip ? zip : '',
    country: hasState ? 'US' : '',
    next: next + Number(hasState) + Number(isZip),
  };
}

function isTown(token: AddressToken | undefined): boolean {
  return (
    token !== undefined &&
    !token.isMark &&
    /^\p{L}[\p{L}'’-]{2,20}$/u.test(token.text) &&
    !STOP.test(token.folded) &&
    !NO_TOWN.test(token.folded)
  );
}
