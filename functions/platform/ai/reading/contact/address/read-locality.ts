import type { AddressToken } from './address-tokens.ts';
import { AMERICAN_STATES, AUSTRALIAN_STATES, CANADIAN_PROVINCES, COUNTRIES } from './address-words.ts';
import { Cursor } from './locality-cursor.ts';
import { isRegion } from './region-names.ts';

/** What follows the street; `next`: the token after it. */
export type LocalityRead = {
  locality: string;
  region: string;
  postalCode: string;
  country: string;
  next: number;
};

/** Small words inside of the name of a town. */
export const LINKS =
  /^(?:de|la|le|les|du|des|del|della|di|sur|sous|en|upon|on|the|of|am|an|der|im|in|bei|los|las|el|by)$/;
const NO_TOWN =
  /^(?:c\.?p|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|open|closed|tel|phone|call|dinner|lunch|breakfast|brunch|dogs|wifi|takeaway|takeout|delivery|parking|no|since|we|our|the|book|reservations?|hours|email|instagram|cash|walk-?ins|happy|free|abierto|cerrado|horario|reservas|lunes|martes|telefono|ouvert|ferme|reservation|lundi|mardi|aperto|chiuso|orari|lunedi|martedi|prenotazioni|geoffnet|geschlossen|offnungszeiten|montag|dienstag|reservierung|di|mo|mi|and|with|for|just|family|located|near|try|come|visit|follow|find|see)$/;
const STATE_NAMES = new Set([...AMERICAN_STATES.values()].map((name) => name.toLowerCase()));
const MOST_WORDS = 4;
const UK_CODE = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const UK_INWARD = /^\d[A-Z]{2}$/;
const CANADIAN_CODE = /^[A-Z]\d[A-Z]$/;
const CANADIAN_INWARD = /^\d[A-Z]\d$/;
const EIRCODE = /^[AC-FHKNPRTV-Y](?:\d\d|6W)$/;
const EIRCODE_INWARD = /^[A-Z\d]{4}$/;
const SINGAPORE_CODE = /^S\d{6}$/;
const COUNTRIES_OF_FIVE = new Set(['ES', 'FR', 'IT', 'DE', 'MX']);

/** Words with which something else begins, folded. */
export function isNoTown(folded: string): boolean {
  return NO_TOWN.test(folded);
}

/** "Portland", "New York", "Stoke on Trent": capitalized words, links between them. */
function townAt(cursor: Cursor): string {
  const { tokens, at } = cursor;
  let next = at;
  while (next < at + MOST_WORDS) {
    const token = tokens[next];
    if (token === undefined || token.isMark) break;
    if (isCode(cursor, next)) break;
    const isNumbered = /^(?:dublin|wien|paris|lyon|marseille)$/.test(tokens[at]?.folded ?? '');
    const isPartOfParis =
      next > at && (isNumbered ? /^\d{1,2}(?:e|er|[eè]me)?$/ : /^\d{1,2}(?:e|er|[eè]me)$/).test(token.text);
    if (isPartOfParis) {
      next += 1;
      break;
    }
    const isLinked = next > at && LINKS.test(token.folded) && tokens[next + 1]?.isCapital === true;
    if (!(token.isCapital && !NO_TOWN.test(token.folded)) && !isLinked) break;
    next += 1;
  }
  if (next === at) return '';
  cursor.at = next;
  return tokens
    .slice(at, next)
    .map(({ text }) => text)
    .join(' ');
}

/** A state or the first part of a postal code, which is no part of the town's name. */
function isCode({ tokens, at }: Cursor, index: number): boolean {
  const { text = '' } = tokens[index] ?? {};
  if (SINGAPORE_CODE.test(text)) return true;
  if (UK_CODE.test(text) && UK_INWARD.test(tokens[index + 1]?.text ?? '')) return true;
  if (EIRCODE.test(text) && EIRCODE_INWARD.test(tokens[index + 1]?.text ?? '')) return true;
  if (CANADIAN_CODE.test(text) && CANADIAN_INWARD.test(tokens[index + 1]?.text ?? '')) return true;
  const isZipNext = /^\d{5}$/.test(tokens[index + 1]?.text ?? '');
  if (index > at && isZipNext && STATE_NAMES.has(text.toLowerCase())) return true;
  if (index === at) return false;
  if (AUSTRALIAN_STATES.has(text) && /^\d{4}$/.test(tokens[index + 1]?.text ?? '')) return true;
  return AMERICAN_STATES.has(text) || CANADIAN_PROVINCES.has(text);
}

type Ending = Omit<LocalityRead, 'locality' | 'next'>;

/** What follows the town: "OR 97201", "PO1 2AB", "NSW 2000", "ON M5V 2T6". */
function endingAt(cursor: Cursor): Ending | undefined {
  const isApart = cursor.text() === ',' || cursor.text() === '\n' ? 1 : 0;
  const first = cursor.text(isApart);
  const second = cursor.text(isApart + 1);
  const third = cursor.text(isApart + 2);
  const take = (count: number, ending: Ending) => {
    cursor.at += isApart + count;
    return ending;
  };
  if (SINGAPORE_CODE.test(first)) return take(1, { region: '', postalCode: first.slice(1), country: 'SG' });
  if (/^(?:co|county)\.?$/i.test(first) && /^\p{Lu}\p{Ll}/u.test(second)) return countyAt(second, take);
  if (UK_CODE.test(first) && UK_INWARD.test(second))
    return take(2, { region: '', postalCode: `${first} ${second}`, country: 'GB' });
  if (/^(?:E|EC|N|NW|SE|SW|W|WC)\d{1,2}[A-Z]?$/.test(first))
    return take(1, { region: '', postalCode: first, country: 'GB' });
  if (EIRCODE.test(first) && EIRCODE_INWARD.test(second))
    return take(2, { region: '', postalCode: `${first} ${second}`, country: 'IE' });
  if (CANADIAN_PROVINCES.has(first) && CANADIAN_CODE.test(second) && CANADIAN_INWARD.test(third))
    return take(3, { region: first, postalCode: `${second} ${third}`, country: 'CA' });
  if (CANADIAN_CODE.test(first) && CANADIAN_INWARD.test(second))
    return take(2, { region: '', postalCode: `${first} ${second}`, country: 'CA' });
  if (AUSTRALIAN_STATES.has(first) && /^\d{4}$/.test(second))
    return take(2, { region: first, postalCode: second, country: 'AU' });
  if (AMERICAN_STATES.has(first) && /^\d{5}(?:-\d{4})?$/.test(second))
    return take(2, { region: first, postalCode: second, country: 'US' });
  if (AMERICAN_STATES.has(first)) return take(1, { region: first, postalCode: '', country: 'US' });
  if (CANADIAN_PROVINCES.has(first)) return take(1, { region: first, postalCode: '', country: 'CA' });
  return namedState(cursor, isApart) ?? endingOfFive([first, second], take);
}

/** "Co. Mayo" */
function countyAt(county: string, take: (count: number, ending: Ending) => Ending): Ending {
  return take(2, { region: `Co. ${county}`, postalCode: '', country: '' });
}

/** "12 Main St, Austin, Texas 78701". */
function namedState(cursor: Cursor, isApart: number): Ending | undefined {
  for (const words of [2, 1]) {
    const name = Array.from({ length: words }, (_, index) => cursor.text(isApart + index)).join(' ');
    const code = cursor.text(isApart + words);
    if (!STATE_NAMES.has(name.toLowerCase()) || (isApart === 0 && !/^\d{5}/.test(code))) continue;
    const isZip = /^\d{5}(?:-\d{4})?$/.test(code);
    cursor.at += isApart + words + Number(isZip);
    return { region: name, postalCode: isZip ? code : '', country: 'US' };
  }
  return undefined;
}

/** "Portland 97201", where the code stands behind the town. */
function endingOfFive(
  [first, second]: readonly [string, string],
  take: (count: number, ending: Ending) => Ending,
): Ending | undefined {
  const isCode = /^\d{5,6}$/.test(first) && !/^\p{Lu}\p{Ll}/u.test(second);
  return isCode ? take(1, { region: '', postalCode: first, country: '' }) : undefined;
}

function countryAt(cursor: Cursor): string {
  const begin = cursor.text() === ',' || cursor.text() === '\n' ? 1 : 0;
  for (const words of [2, 1]) {
    const name = Array.from(
      { length: words },
      (_, index) => cursor.tokens[cursor.at + begin + index]?.folded ?? '',
    ).join(' ');
    const country = COUNTRIES.get(name);
    if (country === undefined) continue;
    cursor.at += begin + words;
    return country;
  }
  return '';
}

/** "(MI)", "CDMX": a province behind the town. */
function provinceAt(cursor: Cursor): string {
  if (cursor.text() === '(' && /^\p{Lu}[\p{L}]{1,20}$/u.test(cursor.text(1)) && cursor.text(2) === ')') {
    const province = cursor.text(1);
    cursor.at += 3;
    return province;
  }
  if (cursor.text() === ',' && /^(?:CDMX|Jal\.?|N\.?L\.?|Q\.?Roo|BCN|BC|Yuc\.?)$/.test(cursor.text(1))) {
    const province = cursor.text(1);
    cursor.at += 2;
    return province;
  }
  return '';
}

/** The code before the town, as on the continent: "10115 Berlin", "28013 Madrid (Madrid)". */
function codeFirst(cursor: Cursor, region: string): Omit<LocalityRead, 'next'> | undefined {
  const isNamed = /^c\.?p\.?$/i.test(cursor.text()) ? 1 : 0;
  const code = /^(?:[A-Z]{1,2}-)?(\d{4,5})$/.exec(cursor.text(isNamed));
  if (code?.[1] === undefined) return undefined;
  const start = cursor.at;
  cursor.at += isNamed + 1;
  if (cursor.text() === ',') cursor.at += 1;
  const locality = townAt(cursor);
  if (locality === '') {
    cursor.at = start;
    return undefined;
  }
  const province = provinceAt(cursor);
  const country = countryAt(cursor);
  const isKnown = code[1].length === 5 && COUNTRIES_OF_FIVE.has(region);
  return { locality, region: province, postalCode: code[1], country: country || (isKnown ? region : '') };
}

/** Town, state, code and country behind a street. Undefined where nothing of the kind follows. */
export function readLocality(
  tokens: readonly AddressToken[],
  at: number,
  region: string,
): LocalityRead | undefined {
  const cursor = new Cursor(tokens, at);
  const isApart = cursor.skipMark() || cursor.skipIn();
  const first = codeFirst(cursor, region);
  if (first) return { ...first, next: cursor.at };
  const locality = townAt(cursor);
  if (locality === '') return codeOnly(cursor);
  const ending: District | undefined = endingAt(cursor) ?? districtThenTown(cursor, region);
  if (!isApart && ending === undefined) return undefined;
  const province = ending ? '' : provinceAt(cursor);
  const behind = province === '' ? undefined : endingAt(cursor);
  const country = countryAt(cursor);
  const { region: state = province, postalCode = '' } = ending ?? { ...behind, region: province };
  const town = ending?.locality ?? locality;
  return {
    locality: town,
    region: state,
    postalCode,
    country: country || ending?.country || behind?.country || '',
    next: cursor.at,
  };
}

/** "12 Baker Street, NW1 6XE": a code without a town. */
function codeOnly(cursor: Cursor): LocalityRead | undefined {
  const isNamed = /^c\.?p\.?$/i.test(cursor.text()) && /^\d{5}$/.test(cursor.text(1));
  if (isNamed) {
    const postalCode = cursor.text(1);
    cursor.at += 2;
    return { locality: '', region: '', postalCode, country: '', next: cursor.at };
  }
  const ending = endingAt(cursor);
  if (ending === undefined || ending.postalCode === '') return undefined;
  return { locality: '', ...ending, next: cursor.at };
}

type District = Ending & { locality?: string };

/**
 * "Roma Norte, 06700 Ciudad de México", "Shoreditch, London E1 6AN": a part of the town first. "Tetbury, Gloucestershire
 * GL8 8DN": the town, and its county.
 */
function districtThenTown(cursor: Cursor, region: string): District | undefined {
  const start = cursor.at;
  if (!cursor.skipMark()) return undefined;
  const coded = codeFirst(cursor, region);
  if (coded) return coded;
  const locality = townAt(cursor);
  const ending = locality === '' ? undefined : endingAt(cursor);
  if (ending?.country === 'GB' && isRegion(locality)) return { ...ending, region: locality };
  if (ending) return { ...ending, locality };
  cursor.at = start;
  return undefined;
}
