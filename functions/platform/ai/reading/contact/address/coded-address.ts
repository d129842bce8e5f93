import type { ContactText } from '../read-email.ts';
import { beginOf, type Part, partsBefore } from './address-parts.ts';
import { type PostalCode, postalCodesIn } from './postal-codes.ts';
import { isRegion } from './region-names.ts';
import { isKnownTown } from './town-names.ts';

/** An address that its postal code gives away, whatever its street is called and however it is written. */
export type CodedAddress = {
  start: number;
  end: number;
  street: string;
  locality: string;
  region: string;
  postalCode: string;
  country: string;
};

const BLOCKED = /\uE000/;
const HOUSE =
  /(?<![a-z\d.,/])(?:no\.? ?)?\d{1,5} ?[a-z]?(?:[-–/]\d{1,5}[a-z]?)?(?: bis| ter)?(?![a-z\d]|[.:]\d)/;
const ROAD =
  /(?<![a-z])(?:street|st|road|rd|lane|ln|avenue|ave|row|square|sq|high street|quay|hwy|highway|route|rue|chemin|place|quai|route|plaza|calle|via|piazza|carrer|camino|rua)(?![a-z])|(?:straße|strasse|str\.?|gasse|platz|weg|allee|ring|markt|ufer|zeile|graben|quai|rain|halde)(?![a-z])/;

/** Codes that no other number looks like: a town with one is an address without any street. */
const STRONG = new Set(['GB', 'IE']);
/** What a house in the country is called in the place of a number: "The Old Net Loft". */
const BUILDING =
  /(?<![a-z])(?:house|hall|barn|mill|cottage|rectory|vicarage|farm|farmhouse|yard|chapel|loft|lodge|stables?|stable yard|court|green|quay|wharf|pier|harbour|arcade|castle|abbey|manor|estate|business park|retail park|country park|garden cent(?:re|er)|boathouse|old [a-z]+)$/;

const isCounty = (words: string) => isRegion(words) || /^(?:co\.?|county) /i.test(words);

/** "Breakfast at: The Old Rectory": what it is called rather than where it is. */
const NAMED = /(?<!address|location|find us|where)\s?:\s$/;

/** The parts before a code that are a town, its county and a building. */
function placeBefore({ folded, source }: ContactText, parts: readonly Part[]) {
  const names: { words: string; start: number; end: number }[] = [];
  for (const part of parts.slice(0, 3)) {
    const begin = beginOf(folded, part);
    const words = begin === undefined ? '' : source.slice(begin, part.end);
    const isBuilding = BUILDING.test(words.toLowerCase());
    const isPlain = /^\p{Lu}[\p{L}'’ -]{2,40}$/u.test(words) || isCounty(words);
    const isName = isPlain || (isBuilding && /^the /i.test(words));
    const isTownRead = names.some((one) => !isCounty(one.words));
    const isOfName =
      isBuilding && begin !== undefined && NAMED.test(folded.slice(Math.max(0, begin - 24), begin));
    if (begin === undefined || !isName || (isTownRead && !isBuilding) || isOfName) break;
    names.push({ words, start: begin, end: part.end });
    if (begin > part.start) break;
  }
  return names;
}

/** "The Old Rectory, Fakenham NR21 9ZZ": an address without a street. */
function placeWithCode(
  text: ContactText,
  code: PostalCode,
  parts: readonly Part[],
): CodedAddress | undefined {
  const names = placeBefore(text, parts);
  const town = names.find(({ words }) => !isCounty(words));
  const last = names.at(-1);
  if (
    !STRONG.has(code.country) ||
    /(?:eir|post)code/i.test(town?.words ?? '') ||
    town === undefined ||
    last === undefined
  )
    return undefined;
  const county = names.find(({ words }) => isCounty(words));
  return {
    start: last.start,
    end: code.end,
    street: last === town ? '' : last.words.slice(0, 160),
    locality: town.words.slice(0, 100),
    region: county?.words ?? '',
    postalCode: code.code.toUpperCase(),
    country: code.country,
  };
}

const ROAD_BEGINS =
  /(?<=\p{L} )(?:route|rue|avenue|chemin|boulevard|quai|impasse|calle|carretera|camino|avenida|via|viale|piazza|corso)(?= \p{L})/u;
/** "Grande rue", "Ancienne route": parts of the name. */
const OF_ROAD =
  /(?:^|\s)(?:grand[e']?|petite?|vieille?|vieux|ancienne?|haute?|basse|gran|antigua|vieja|nuova|vecchia|in|la|de|sur) $/i;

/** "Pizza Nino route de Nîmes": characters before the street, where no number stands. */
function beforeRoad(words: string): number {
  const at = words.search(ROAD_BEGINS);
  const before = at < 0 ? '' : words.slice(0, at);
  return at > 0 && !/\d/.test(before) && /^\p{Lu}/u.test(before) && !OF_ROAD.test(before) ? at : 0;
}

/** The town behind a code: "70072 Tübingen", "20457 hamburg". */
function townBehind(text: ContactText, at: number): string {
  const town = wordsBehind(text, at);
  const folded = text.folded.slice(at).trimStart().slice(0, town.length);
  const isWritten = /^\p{Lu}/u.test(town) || isKnownTown(folded, false);
  const end = at + text.free.slice(at).indexOf(town) + town.length;
  return isWritten || /^\s*(?:[,.;)\n\uE000]|$)/.test(text.free.slice(end, end + 4)) ? town : '';
}

function wordsBehind({ free }: ContactText, at: number): string {
  return (
    /^,? ((?:(?:St\.|Sankt|Bad) )?(?:\p{L}[\p{L}'’-]{2,24})(?:(?:[ ](?:de|di|la|le|am|an der|im|ob|bei|sur|los|del|d['’]))?[ -]\p{Lu}[\p{L}'’-]{1,24}){0,3}(?: \(\p{Lu}[\p{L} ]{1,24}\)| [A-Z]{2}(?![A-Za-zÀ-ɏ]))?)/u.exec(
      free.slice(at, at + 70),
    )?.[1] ?? ''
  );
}

/** "in Berlin-Neukölln, Weserstr. 201, 12047": the town before the street. */
function townAhead({ source, free }: ContactText, part: Part, isInside: boolean): Part | undefined {
  const words = source.slice(part.start, part.end);
  const lead = /^(?:.*\s)?(?:in|à|a|en|im)\s(?=\p{Lu})/u.exec(words)?.[0].length ?? 0;
  const isTown = /^\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:de|sur|am|la|le|di) )?\p{Lu}[\p{L}'’-]+){0,3}$/u.test(
    words.slice(lead),
  );
  if (
    !isTown ||
    isRegion(words.slice(lead)) ||
    (lead === 0 && !isInside) ||
    BLOCKED.test(free.slice(part.start, part.end))
  )
    return undefined;
  return { start: part.start + lead, end: part.end };
}

function addressAround(text: ContactText, code: PostalCode): CodedAddress | undefined {
  const { folded, source } = text;
  const parts = partsBefore(folded, code.start);
  let start: number | undefined;
  let streetEnd = code.start;
  let streetStart = code.start;
  const behind = code.hasTownBehind ? townBehind(text, code.end) : '';
  const isTown = /^\p{Lu}/u.test(behind);
  const towns: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (BLOCKED.test(text.free.slice(part.start, part.end))) break;
    const begin = beginOf(folded, part);
    if (begin === undefined) break;
    const words = folded.slice(begin, part.end);
    const next = parts[index + 1];
    const isDistrict =
      /^[a-z]{3,} \d{1,2}$/.test(words) &&
      next !== undefined &&
      /^\d/.test(folded.slice(next.start, next.end));
    const isStreet =
      !isDistrict && (HOUSE.test(words) || ((code.country !== '' || isTown) && ROAD.test(words)));
    if (isStreet) {
      const from = begin + beforeRoad(source.slice(begin, part.end));
      [start, streetStart, streetEnd] = [from, from, part.end];
      const isNumber = /^(?:no\.? ?|n[º°] ?)?\d{1,4}[a-z]?(?: bis| ter)?$/.test(words);
      const road = isNumber && next ? beginOf(folded, next) : undefined;
      if (next !== undefined && road !== undefined && ROAD.test(folded.slice(road, next.end)))
        [start, streetStart] = [road, road];
      else if (isNumber) streetEnd = parts[index - 1]?.end ?? streetEnd;
      else if (towns.length === 0 && behind === '' && next) {
        const town = townAhead(text, next, parts.length > index + 2);
        if (town !== undefined) {
          start = town.start;
          towns.push(source.slice(town.start, town.end));
        }
      }
      break;
    }
    if (begin > part.start || /\d(?!\d?(?:st|nd|rd|th))/.test(words)) break;
    towns.push(source.slice(begin, part.end));
  }
  if (start === undefined) return placeWithCode(text, code, parts);
  if (streetEnd - streetStart < 5) return undefined;
  const isYear =
    code.code.length === 4 && code.hasTownBehind && !ROAD.test(folded.slice(streetStart, streetEnd));
  if (isYear && !/,\s?$/.test(folded.slice(0, code.start).slice(-2))) return undefined;
  const isBracketed = source.charAt(parts[0]?.end ?? 0) === ')' && towns.length > 1;
  const ahead = towns[isBracketed ? 1 : 0] ?? '';
  const locality = behind === '' ? ahead.replace(/^(?:de|en|in|a) /, '') : behind;
  if (code.hasTownBehind && locality === '') return undefined;
  const end = behind === '' ? code.end : code.end + text.free.slice(code.end).indexOf(behind) + behind.length;
  return {
    start,
    end,
    street: source.slice(streetStart, streetEnd).replace(/\s+/g, ' ').slice(0, 160),
    locality: locality.slice(0, 100),
    region: source
      .slice(code.start, code.start + code.state.length)
      .trim()
      .replace(/,$/, ''),
    postalCode: code.code.toUpperCase(),
    country: code.country,
  };
}

/** Addresses by their postal codes, in order. */
export function codedAddresses(text: ContactText, region: string): CodedAddress[] {
  const found = postalCodesIn(text, region).flatMap((code) => addressAround(text, code) ?? []);
  return found.filter(
    (one, index) => !found.slice(0, index).some(({ start, end }) => start < one.end && one.start < end),
  );
}
