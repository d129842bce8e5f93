import type { AddressToken } from '../address-tokens.ts';
import { isWrittenTown } from '../read-town-behind.ts';
import type { StreetRead } from './street-parts.ts';

const HOUSE = /^\d{1,4}[a-z]?(?:[-–/]\d{0,4}[a-z]?)?$/i;
const UNIT = /^#?[a-z]?\d{1,2}-\d{1,4}[a-z]?$/i;
const BLOCK = /^(?:blk|block)$/;
const DIRECTION = /^(?:n|s|e|w|ne|nw|se|sw)$/;
/** Two streets or a made-up one: "69th-Artesian", "Lawrence-Kedzie". */
const HYPHENATED = /^(?:\p{Lu}\p{Ll}+|\d{1,3}(?:st|nd|rd|th))-\p{Lu}\p{Ll}+$/u;
const NUMBERED_ROAD = /^(?:fm|rr|cr|sr|us)$/;
const MOST_WORDS = 4;

const isEnd = (token: AddressToken | undefined) =>
  token === undefined || (token.isMark && !token.text.startsWith('\uE000'));

const isCapitalWord = (token: AddressToken | undefined) =>
  token !== undefined && !token.isMark && token.isCapital;

/** "Blk 233 Ang Mo Kio Ave 3 #01-1190", "Whampoa Market Blk 91 #01-47", "#02-31, Tiong Lane Food Centre". */
function block(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (first.text.startsWith('#') && UNIT.test(first.text)) {
    const begin = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
    const end = afterCapitals(tokens, begin);
    return end - begin > 1 && isEnd(tokens[end]) ? { next: end } : undefined;
  }
  const from = BLOCK.test(first.folded) ? at : afterCapitals(tokens, at);
  const named = BLOCK.test(first.folded) ? at : from - 1;
  const isBlock =
    BLOCK.test(tokens[named]?.folded ?? '') && /^\d{1,3}[a-z]?$/i.test(tokens[named + 1]?.text ?? '');
  if (!isBlock) return undefined;
  let next = afterCapitals(tokens, named + 2);
  if (next > named + 2 && /^\d{1,2}$/.test(tokens[next]?.text ?? '')) next += 1;
  const unit = tokens[next]?.text === ',' ? next + 1 : next;
  if (UNIT.test(tokens[unit]?.text ?? '')) return { next: unit + 1 };
  return next > named + 2 || named > at ? { next } : undefined;
}

function afterCapitals(tokens: readonly AddressToken[], at: number): number {
  let next = at;
  while (next < at + MOST_WORDS && isCapitalWord(tokens[next])) next += 1;
  return next;
}

/** "2616 W 69th-Artesian, Chicago", "1201 Barelas-Fourth SW, Albuquerque": a town or a code follows. */
function hyphenated(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  if (!/^\d{2,5}$/.test(tokens[at]?.text ?? '')) return undefined;
  const name = DIRECTION.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  if (!HYPHENATED.test(tokens[name]?.text ?? '')) return undefined;
  const next = DIRECTION.test(tokens[name + 1]?.folded ?? '') ? name + 2 : name + 1;
  const town = tokens[next]?.text === ',' ? next + 1 : next;
  const isTown = [1, 2, 3].some((words) =>
    isWrittenTown(
      tokens
        .slice(town, town + words)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  return isTown ? { next } : undefined;
}

/** "3301 FM 1488", "5 Oriente 212" */
function numbered(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const [house, road, number] = [tokens[at]?.text ?? '', tokens[at + 1], tokens[at + 2]?.text ?? ''];
  if (!/^\d{1,5}$/.test(house) || road === undefined || !/^\d{1,4}[a-z]?$/i.test(number)) return undefined;
  const isRoad = NUMBERED_ROAD.test(road.folded) && road.text === road.text.toUpperCase();
  const isMexican = /^(?:oriente|poniente|norte|sur|ote|pte|nte)$/.test(road.folded) && road.isCapital;
  return (isRoad && house.length > 2) || isMexican ? { next: at + 3 } : undefined;
}

/** What stands beside a town and has a number, and is no street. */
const NO_STREET =
  /^(?:open|abiert[oa]|abrimos|apert[oi]|ouvert|offen|geoffnet|tel|telefon[oe]?|phone|call|since|desde|depuis|seit|dal|menu|menus|carta|mesas?|tavoli|tables?|tische|posti|plazas|places|seats|coperti|couverts|platze|personas|personnes|persone|km|min|minut[eosin]*|a|ab|de|from|las|le|um|bis|hasta|until|daily|solo|only|nur|cada|ogni|jeden|lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lunedi|martes|lunes|montag|monday|sunday|menos|precio|prix|prezzo|preis|anos|jahre|years|ans|anni|code|codigo|cap|cp|plz|postal|pizza|bus|linea|linie|line|tram|metro|est|c\.p)$/;

/** The town that ends right before a comma: one with its code, one that is known, or none. */
function townEndingAt(tokens: readonly AddressToken[], at: number): 'coded' | 'known' | undefined {
  if (tokens[at - 1]?.text !== ',') return undefined;
  let begin = at - 1;
  while (begin > at - 1 - MOST_WORDS && isCapitalWord(tokens[begin - 1])) begin -= 1;
  const words = tokens.slice(begin, at - 1).map(({ text }) => text);
  if (words.length > 0 && /^\d{4,5}$/.test(tokens[begin - 1]?.text ?? '')) return 'coded';
  return words.some((_, from) => isWrittenTown(words.slice(from).join(' '))) ? 'known' : undefined;
}

const FEWEST_WORDS = 2;
/** Words behind an address in which a list of dishes would go on. */
const REACH = 16;

/** "Seville, croquetas caseras 16, tortilla 12": a list with prices rather than a street. */
function isListed(tokens: readonly AddressToken[], at: number): boolean {
  return tokens
    .slice(at, at + REACH)
    .some(
      ({ text }, index) =>
        /^\d{1,3}(?:[.,]\d{1,2})?€?$/.test(text) && tokens[at + index - 1]?.isMark === false,
    );
}

/** "Huesca, coso alto 61", "1070 Wien, Zieglerbergg. 19": words with a number behind a town. */
function afterTown(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  const town = townEndingAt(tokens, at);
  if (town === undefined) return undefined;
  for (let next = at; next <= at + MOST_WORDS; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.isMark || NO_STREET.test(token.folded)) return undefined;
    if (next > at && HOUSE.test(token.text)) {
      const hasName = tokens.slice(at, next).some(({ text }) => /\p{L}{4}/u.test(text));
      const isSure = town === 'coded' || (next - at >= FEWEST_WORDS && !isListed(tokens, next + 1));
      return hasName && isSure && isEnd(tokens[next + 1]) ? { next: next + 1 } : undefined;
    }
    if (!/^[\p{L}'’./-]{1,24}$/u.test(token.text)) return undefined;
  }
  return undefined;
}

/** Streets of one country, or that only what stands beside them shows. */
export function readOtherForms(tokens: readonly AddressToken[], at: number): StreetRead | undefined {
  return block(tokens, at) ?? hyphenated(tokens, at) ?? numbered(tokens, at) ?? afterTown(tokens, at);
}
