import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { KINDS } from '../facts/kind-words.ts';
import { matchesOf } from '../text/matches.ts';
import { anyOf } from '../text/phrases.ts';
import { type AddressToken, addressTokens } from './address-tokens.ts';
import { AMERICAN_STATES } from './address-words.ts';
import { codedAddresses } from './coded-address.ts';
import { ELSEWHERE, isAnotherPlace, isElsewhere, isOfAnother } from './elsewhere.ts';
import { NOT_OURS, proposalAt, wordsBefore } from './passage.ts';
import type { ContactText } from './read-email.ts';
import { type LocalityRead, readLocality } from './read-locality.ts';
import { readSmallStreet, readSmallTown } from './read-small-street.ts';
import { readNamedPlace, readStreet, readUnnumbered } from './read-street.ts';
import { townBefore } from './town-before.ts';

const ROAD = "[\\p{L}\\d']{1,20}(?: [\\p{L}\\d']{1,20})?";
const CORNER = new RegExp(
  `(?<![\\p{L}])(?:(?:(?:on|at) the )?corner of ${ROAD} ?(?: and | & |/)${ROAD}|(?<=on )${ROAD} between ${ROAD} (?:and|&) [\\p{L}\\d']{1,20}(?: (?:street|st|avenue|ave|road|rd)(?![\\p{L}]))?|esquina (?:de )?${ROAD} (?:y|con) ${ROAD}|angle (?:de la |des )?(?:rues? )?${ROAD} et ${ROAD}|angolo (?:tra )?(?:via )?${ROAD} e (?:via )?${ROAD}|ecke ${ROAD} ?(?: und |/)${ROAD})(?<!\\.)`,
  'gu',
);
/** Behind a corner: "in Yuma Arizona", ", New York". */
const TOWN_BEHIND =
  /^(?:,| in| en| à| a) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:,? [A-Z]{2}(?![\p{L}\d])(?: \d{5})?)?)/u;
const LANDMARK =
  /(?<![\p{L}])(?:opposite|across from|right by|next to|next door to|behind|gegenuber|en face de|face a|frente a|di fronte a) (?:the |la |le |el |il |dem |der |den |a |al |alla )?[\p{L}'-]{3,20}(?: [\p{L}'-]{3,20})?/gu;
const TOWN_AND_STATE =
  /(?<![\p{L}\d])((?:\p{Lu}[\p{L}'’.-]{1,20} ){0,2}\p{Lu}[\p{L}'’-]{1,20}), ([A-Z]{2}|New (?:York|Jersey|Mexico|Hampshire)|\p{Lu}[a-z]{3,12})(?:\s(\d{5}))?(?![\p{L}\d])/gu;
const LONGEST = 300;

type Found = ProfileProposal & { field: 'address' };

function wordsOf(
  { source }: ContactText,
  tokens: readonly AddressToken[],
  [from, next]: readonly [number, number],
): string {
  const [first, last] = [tokens[from], tokens[next - 1]];
  return first && last ? source.slice(first.start, last.end) : '';
}

/** A street with what follows it; `undefined` for a place that is not the restaurant's. */
function addressAt(
  text: ContactText,
  tokens: readonly AddressToken[],
  [at, region]: readonly [number, string],
) {
  const named = readNamedPlace(tokens, at);
  const coded = named && readLocality(tokens, named.next, region);
  const isCoded = coded !== undefined && (coded.country !== '' || /^Co\. /.test(coded.region));
  const isPlaced = isCoded && (coded.postalCode !== '' || coded.region !== '');
  const unnumbered = readUnnumbered(tokens, at);
  const around = unnumbered && readLocality(tokens, unnumbered.next, region);
  const isBritish = around?.country === 'GB' || around?.region.startsWith('Co. ') === true;
  const small = readSmallStreet(tokens, at);
  const street =
    readStreet(tokens, at) ?? (isPlaced ? named : undefined) ?? (isBritish ? unnumbered : undefined) ?? small;
  if (street === undefined) return undefined;
  const behind =
    readLocality(tokens, street.next, region) ?? (small ? readSmallTown(tokens, street.next) : undefined);
  const town = behind?.locality ? undefined : townBefore(tokens, at);
  const ahead =
    town && isElsewhere(wordsBefore(text.folded, tokens[town.from]?.start ?? 0)) ? undefined : town;
  const place =
    behind && ahead
      ? { ...behind, locality: ahead.locality, postalCode: behind.postalCode || ahead.postalCode }
      : (behind ?? ahead);
  const from = ahead?.isBeside ? ahead.from : at;
  const start = tokens[from]?.start ?? 0;
  const isBracketed = from < at && tokens[at - 1]?.text === '(';
  const last = behind?.next ?? street.next;
  const next = isBracketed && tokens[last]?.text === ')' ? last + 1 : last;
  const before = wordsBefore(text.folded, start);
  const words = wordsOf(text, tokens, [from, next]);
  if (isOfAnother(before) || words.length > LONGEST) return { next };
  const value = {
    text: words,
    street: wordsOf(text, tokens, [at, street.next]).replace(/\s+/g, ' ').slice(0, 160),
    ...partsOf(place),
  };
  value.country ||= countryOf(tokens.slice(at, street.next), value.postal_code, region);
  const span = { start, end: start + words.length };
  const proposal = proposalAt(text.source, span, { field: 'address', value, isCertain: true }) as Found;
  return isElsewhere(before) ? { next } : { next, proposal };
}

const STYLES: readonly (readonly [country: string, words: RegExp])[] = [
  ['FR', /^(?:rue|boulevard|bd|quai|cours|impasse|allee|chemin|avenue|place|faubourg)$/],
  ['IT', /^(?:via|viale|vicolo|corso|piazza|piazzale|piazzetta|largo|lungomare)$/],
  ['DE', /(?:straße|strasse|str|gasse|platz|weg|allee|damm|ufer|chaussee)$/],
  ['ES', /^(?:c\/|carrer|passeig)$/],
];

/** The country whose streets have such names and whose postal codes have five digits. */
function countryOf(street: readonly AddressToken[], code: string, region: string): string {
  if (!/^\d{5}$/.test(code)) return '';
  const isSpanish = street.some(({ folded }) => /^(?:calle|plaza|avenida|avda|av|paseo)$/.test(folded));
  if (isSpanish && (region === 'ES' || region === 'MX')) return region;
  const isNumberFirst = /^\d/.test(street[0]?.text ?? '');
  const style = STYLES.find(([, words]) => street.some(({ folded }) => words.test(folded)));
  return style === undefined || (style[0] === 'FR') !== isNumberFirst ? '' : style[0];
}

function partsOf(place: LocalityRead | undefined) {
  return {
    locality: (place?.locality ?? '').slice(0, 100),
    region: place?.region ?? '',
    postal_code: place?.postalCode ?? '',
    country: place?.country ?? '',
  };
}

function streets(text: ContactText, region: string): Found[] {
  const tokens = addressTokens(text.free);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = addressAt(text, tokens, [at, region]);
    if (read === undefined) continue;
    if (read.proposal) found.push(read.proposal);
    at = read.next - 1;
  }
  return found;
}

/** "corner of 5th and Main, Yuma": certain with its town; "opposite the station": the owner decides. */
function places({ source, folded }: ContactText): ProfileProposal[] {
  return [CORNER, LANDMARK].flatMap((pattern) =>
    matchesOf(pattern, folded).map(({ 0: words, index }) => {
      const behind = pattern === CORNER ? TOWN_BEHIND.exec(source.slice(index + words.length)) : null;
      const end = index + words.length + (behind?.[0].length ?? 0);
      const before = wordsBefore(folded, index);
      const isCertain = behind !== null && !ELSEWHERE.test(before) && !isOfAnother(before);
      const start = index + (isCertain ? (/^(?:on|at) the /.exec(words)?.[0].length ?? 0) : 0);
      const span = { start, end };
      const place = { ...partsOf(undefined), locality: (behind?.[1] ?? '').slice(0, 100) };
      const street = behind === null ? '' : source.slice(start, index + words.length).slice(0, 160);
      const value = { text: source.slice(start, end), street, ...place };
      return proposalAt(source, span, { field: 'address', value, isCertain });
    }),
  );
}

const STATE_NAMES = new Set(AMERICAN_STATES.values());

/** "a taqueria in Austin, TX": a town alone. */
function towns({ source, free, folded }: ContactText): ProfileProposal[] {
  return [...free.matchAll(TOWN_AND_STATE)].flatMap(
    ({ 0: words, 1: town = '', 2: state = '', 3: code = '', index }) => {
      const isState = AMERICAN_STATES.has(state) || STATE_NAMES.has(state);
      const before = wordsBefore(folded, index);
      if (!isState || NOT_OURS.test(before) || ELSEWHERE.test(before)) return [];
      const value = {
        text: words,
        street: '',
        locality: town,
        region: state,
        postal_code: code,
        country: 'US',
      };
      const span = { start: index, end: index + words.length };
      return [proposalAt(source, span, { field: 'address', value, isCertain: false })];
    },
  );
}

/** "bar de tapas en Barcelona": the town where the text says what the house is. */
const TOWN_OF_HOUSE = new RegExp(`${anyOf(KINDS).source}[^.;:,\\n()]{0,24}? (?:in|en|a) (?=\\p{L})`, 'u');

function townOfHouse({ source, folded }: ContactText): string {
  const found = TOWN_OF_HOUSE.exec(folded.slice(0, 250));
  if (
    found === null ||
    NOT_OURS.test(folded.slice(0, found.index)) ||
    ELSEWHERE.test(folded.slice(0, found.index))
  )
    return '';
  const town =
    /^\p{Lu}[\p{L}'’-]{2,20}(?=[,.(\n]|$| [-–(]|,? (?:and|y|e|et|und|it|called|since|at|on|near) )/u;
  return town.exec(source.slice(found.index + found[0].length))?.[0] ?? '';
}

/** Addresses by their postal codes where the streets alone do not give a whole one. */
function coded(text: ContactText, region: string): Found[] {
  return codedAddresses(text, region).flatMap(({ start, end, street, locality, country, ...place }) => {
    const words = text.source.slice(start, end);
    const before = wordsBefore(text.folded, start);
    if (words.length > LONGEST || isOfAnother(before) || isAnotherPlace(before)) return [];
    const value = {
      text: words,
      street,
      locality,
      region: place.region,
      postal_code: place.postalCode,
      country,
    };
    return [proposalAt(text.source, { start, end }, { field: 'address', value, isCertain: true }) as Found];
  });
}

/** The streets, each as far as its postal code shows that it goes. */
function wholeAddresses(text: ContactText, region: string): Found[] {
  const found = streets(text, region);
  const whole = coded(text, region).filter(
    (one) =>
      !found.some(({ start, end, value }) => start < one.end && one.start < end && value.postal_code !== ''),
  );
  const apart = found.filter(({ start, end }) => !whole.some((one) => start < one.end && one.start < end));
  return [...apart, ...whole].toSorted((a, b) => a.start - b.start);
}

/** Addresses; of several streets the first complete one is certain. */
export function readAddress(text: ContactText, region: string): ProfileProposal[] {
  const found = wholeAddresses(text, region);
  const isComplete = ({ value }: Found) => value.locality !== '' || value.postal_code !== '';
  const best = found.find(isComplete) ?? found[0];
  if (best && best.value.locality === '') best.value.locality = townOfHouse(text);
  const judged = found.map((one) => ({
    ...one,
    confidence: one === best ? ('certain' as const) : ('likely' as const),
  }));
  if (best) return judged;
  const town = towns(text);
  const corner = places(text).find(({ confidence }) => confidence === 'certain');
  if (corner) return [corner];
  return town.length > 0 ? town.slice(0, 1) : places(text).slice(0, 2);
}
