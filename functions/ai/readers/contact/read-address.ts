import { foldText } from '#functions/platform/ai/reading/text/fold-text.ts';
import { anyOf } from '#functions/platform/ai/reading/text/phrases.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { KINDS } from '../facts/place-words.ts';
import { CODED, PLAIN, STREETS, TOWN_ALONE, TOWN_BEFORE, TOWN_BEHIND } from './address-forms.ts';
import { NO_TOWN } from './address-words.ts';
import { type ContactText, NOT_OURS, proposalAt, wordsBefore } from './passage.ts';

type Found = ProfileProposal & { field: 'address' };
type Place = { locality: string; region: string; postal_code: string; country: string };

const NOWHERE: Place = { locality: '', region: '', postal_code: '', country: '' };
/** Where postal codes have four digits, and where five. */
const FOUR_DIGITS = new Set(['AT', 'CH', 'LI', 'BE', 'NL', 'LU', 'DK', 'NO', 'HU', 'SI']);
const FIVE_DIGITS = new Set(['ES', 'FR', 'IT', 'DE', 'MX', 'US']);
/** Streets by which a code of five digits has its country. */
const STYLES: readonly (readonly [country: string, street: RegExp])[] = [
  ['FR', /^\d.* (?:rue|boulevard|bd|quai|cours|impasse|allee|chemin|avenue|place|faubourg)(?![a-z])/],
  ['IT', /^(?:via|viale|vicolo|corso|piazza|piazzale|piazzetta|largo|lungomare)(?![a-z])/],
  ['DE', /^[^\d]*(?:strasse|straße|str\.?|gasse|platz|weg|allee|damm|ufer) ?\d/],
  ['ES', /^(?:c\/|carrer|passeig)/],
];
/** A place that is another one: where somebody learned, where cars stand, where bread comes from. */
const ANOTHER =
  /\b(?:trained|worked|born|grew up|raised|cooked|studied|learned|apprentic\w*|comes?(?! to)|came|from|moved|since leaving|park(?:ing|s)?|garage|lot|mother|grandmother|farm|supplier|sourced|baked|brewed|roasted|sister|our other|second location|mailing|mail|warehouse|office|invoices?|billing|registered|sold|bought|delivers?|aparcamiento|formad[oa]|trabajo|nacio|crecio|forme|ne a|vient|formato|lavorato|nato|cresciuto|parcheggio|parkhaus|parkplatz|gelernt|gearbeitet|geboren|kommt|viene|best|favou?rite|every|any)\b[^.;·|•()–—]{0,40}$|\b(?:near|opposite|behind|beside|next to|across from|around the corner from|frente a|junto a|cerca de|pres de|en face|face a|derriere|vicino a|di fronte a|accanto a|gegenuber|neben|hinter|nahe) (?:the |la |le |el |der |dem )?$/;
const LABEL =
  /(?:^|[\n.;|•·]) ?(?:address|direccion|domicilio|ubicacion|adresse|indirizzo|anschrift|stra(?:ss|ß)e\/nr\.?)[^\n:=.,\d]{0,20} ?[:=]\s{0,2}/g;
const LONGEST_LINE = 120;
/** Between a street and its code: a part of the town or of the building. */
const MIDDLE = /, \p{L}[\p{L}'’ .º-]{1,30}(?=,|\n)/uy;

function isOurs(folded: string, start: number): boolean {
  const before = wordsBefore(folded, start);
  return !ANOTHER.test(before) && !NOT_OURS.test(before.split(/[,·|•()]/).at(-1) ?? '');
}

function countryOf(street: string, code: string, region: string): string {
  if (code.length === 5 && FIVE_DIGITS.has(region)) return region;
  if (code.length === 4 && FOUR_DIGITS.has(region)) return region;
  return code.length === 5 ? (STYLES.find(([, style]) => style.test(foldText(street)))?.[0] ?? '') : '';
}

/** "Berlin Tel": as far as it is a town; empty where nothing of it is. */
function townIn(words: string): string {
  const parts = words.split(' ');
  const stop = parts.findIndex((part) => NO_TOWN.test(foldText(part)));
  return parts.slice(0, stop < 0 ? parts.length : stop).join(' ');
}

type Behind = { start?: number; end: number; place: Place };

/** The first of these forms that stands at a place of the text. */
function placeAt(free: string, at: number, forms: typeof CODED.open): Behind | undefined {
  for (const { country, pattern } of forms) {
    pattern.lastIndex = at;
    const match = pattern.exec(free);
    if (match === null) continue;
    const { locality: words = '', region = '', code = '' } = match.groups ?? {};
    const locality = townIn(words);
    if (locality === '' && words !== '') continue;
    const cut = match[0].endsWith(words) ? words.length - locality.length : 0;
    if (cut === 0 && locality !== words) continue;
    return { end: at + match[0].length - cut, place: { locality, region, postal_code: code, country } };
  }
  return undefined;
}

/** What stands behind a street: a postal code with its town, or a town alone where a word shows the street. */
function behind(
  free: string,
  at: number,
  { isOpen, isFolded }: (typeof STREETS)[number],
): Behind | undefined {
  const form = isOpen ? 'open' : 'ended';
  const coded = placeAt(free, at, CODED[form]);
  if (coded) return coded;
  MIDDLE.lastIndex = at;
  const middle = isFolded ? MIDDLE.exec(free) : null;
  const further = middle && placeAt(free, at + middle[0].length, CODED[form]);
  return further ?? (isFolded ? placeAt(free, at, PLAIN[form]) : undefined);
}

/** Characters before a street in which its town may stand. */
const REACH = 60;

/** The town right before a street that a word shows. */
function before(
  free: string,
  [start, end]: readonly [number, number],
  { isFolded }: (typeof STREETS)[number],
): Behind | undefined {
  const lead = isFolded ? TOWN_BEFORE.exec(free.slice(Math.max(0, start - REACH), start)) : null;
  const { locality = '', region = '', code = '' } = lead?.groups ?? {};
  if (lead === null || townIn(locality) !== locality) return undefined;
  return { start: start - lead[0].length, end, place: { locality, region, postal_code: code, country: '' } };
}

/** Streets with their towns. */
function streets({ source, free, folded }: ContactText, region: string): Found[] {
  const found: Found[] = [];
  for (const street of STREETS)
    for (const { 0: name, index: start } of (street.isFolded ? folded : free).matchAll(street.pattern)) {
      const read =
        behind(free, start + name.length, street) ?? before(free, [start, start + name.length], street);
      if (read === undefined || !isOurs(folded, read.start ?? start)) continue;
      const { end, place } = read;
      const begin = read.start ?? start;
      const isFour = place.country === '' && place.postal_code.length === 4;
      const isYear = !street.isFolded && /^(?:19|20)/.test(place.postal_code);
      if (isFour && (isYear || !FOUR_DIGITS.has(region))) continue;
      if (found.some((one) => one.start < end && begin < one.end)) continue;
      const value = {
        ...place,
        text: source.slice(begin, end),
        street: source
          .slice(start, start + name.length)
          .replace(/\s+/g, ' ')
          .slice(0, 160),
        country: place.country || countryOf(name, place.postal_code, region),
      };
      found.push(
        proposalAt(source, { start: begin, end }, { field: 'address', value, isCertain: true }) as Found,
      );
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "Address: 12 Main Street": what the owner calls the address, with a number. */
function labeled({ source, free, folded }: ContactText): Found[] {
  return [...folded.matchAll(LABEL)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const line = /^[^\n;|•\uE000]{5,120}?(?=[\n;|•\uE000]|\p{L}{3}\. |\. ?$|$)/u.exec(
      free.slice(start, start + LONGEST_LINE),
    )?.[0];
    if (line === undefined || !/\d/.test(line) || !isOurs(folded, start)) return [];
    const text = line.trimEnd();
    const value = { ...NOWHERE, text, street: text.slice(0, 160) };
    const span = { start, end: start + text.length };
    return [proposalAt(source, span, { field: 'address', value, isCertain: true }) as Found];
  });
}

const KIND_IN = new RegExp(`${anyOf(KINDS).source} (?:in|en|a) `, 'g');

/** "A noodle bar in Queens", "Tucson AZ." by itself: the town, where no street is given. */
function town({ source, free, folded }: ContactText): Found[] {
  const kinds = [...folded.matchAll(KIND_IN)].flatMap(({ 0: kind, index }) => {
    TOWN_BEHIND.lastIndex = index + kind.length;
    const found = TOWN_BEHIND.exec(free);
    return found === null || ANOTHER.test(wordsBefore(folded, index)) ? [] : [found];
  });
  for (const { index, groups } of [...kinds, ...free.matchAll(TOWN_ALONE)]) {
    const { place: words = '', locality: name = '', region: state = '' } = groups ?? {};
    const locality = townIn(name);
    if (locality === '') continue;
    const [text, region] = locality === name ? [words, state] : [locality, ''];
    const start = index + source.slice(index).indexOf(words);
    const span = { start, end: start + text.length };
    const value = { ...NOWHERE, text, street: '', locality, region };
    return [proposalAt(source, span, { field: 'address', value, isCertain: true }) as Found];
  }
  return [];
}

/** Addresses: of several streets the first is certain; a town alone only where there is none. */
export function readAddress(text: ContactText, region: string): Found[] {
  const whole = streets(text, region);
  const others = labeled(text).filter(
    ({ start, end }) => !whole.some((one) => one.start < end && start < one.end),
  );
  const found = [...whole, ...others];
  if (found.length === 0) return town(text);
  return found.map((one, index) => ({ ...one, confidence: index === 0 ? 'certain' : 'likely' }));
}
