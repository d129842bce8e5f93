import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { proposalAt, wordsBefore } from '../passage.ts';
import type { ContactText } from '../read-email.ts';
import { type AddressToken, addressTokens } from './address-tokens.ts';
import { codedAddresses } from './coded-address.ts';
import { isAnotherPlace, isElsewhere, isOfAnother } from './elsewhere.ts';
import { townBeside } from './near-town.ts';
import { type LocalityRead, readLocality } from './read-locality.ts';
import { readPlaces } from './read-places.ts';
import { readTownBehind } from './read-town-behind.ts';
import { BY_DAYS, readTown, type TownMention } from './read-towns.ts';
import { afterLandmark, readBareStreet, readNamedInLine } from './street/read-bare-street.ts';
import { readSmallStreet, readSmallTown } from './street/read-small-street.ts';
import { readNamedPlace, readStreet, readUnnumbered } from './street/read-street.ts';
import { townBefore } from './town-before.ts';

const LONGEST = 300;
/** Where house numbers stand behind names that no word calls a street. */
const NUMBER_BEHIND = new Set(['AR', 'BO', 'CL', 'CO', 'EC', 'ES', 'MX', 'PE', 'PY', 'UY', 'VE']);
/** Where a house says where it is. */
const HEAD = 200;
/** Characters between a town and its street. */
const NEAR = 12;

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
    readTownBehind(tokens, street.next, region) ?? (small ? readSmallTown(tokens, street.next) : undefined);
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

/** Addresses; of several streets the first complete one is certain. A town alone is an address too. */
export function readAddress(text: ContactText, region: string): ProfileProposal[] {
  const found = wholeAddresses(text, region);
  const isComplete = ({ value }: Found) => value.locality !== '' || value.postal_code !== '';
  const best = found.find(isComplete) ?? found[0];
  if (best?.value.locality) return judged(found, best);
  const mentioned = readTown(text);
  const isNear = best && mentioned && best.start - mentioned.end >= 0 && best.start - mentioned.end < NEAR;
  const town = isNear ? mentioned : ((best && townBeside(text, best)) ?? mentioned);
  if (best === undefined) return bareStreets(text, region, town) ?? readPlaces(text, town);
  if (town !== undefined) best.value = inTown(best.value, town);
  return judged(found, best);
}

/** "Elm Street, Greenville": a street without a number is an address with its town. */
function bareStreets(text: ContactText, region: string, town: TownMention | undefined): Found[] | undefined {
  const tokens = addressTokens(text.free);
  for (let at = 0; at < tokens.length; at += 1) {
    const isNumberBehind = NUMBER_BEHIND.has(region) && (tokens[at]?.start ?? 0) < HEAD;
    const named = isNumberBehind ? readNamedInLine(tokens, at) : undefined;
    const street = readBareStreet(tokens, at) ?? named;
    if (street === undefined) continue;
    const start = tokens[at]?.start ?? 0;
    const before = wordsBefore(text.folded, start);
    const end = afterLandmark(tokens, street.next);
    const behind = readTownBehind(tokens, end, region);
    if (BY_DAYS.test(before) || isElsewhere(before) || isOfAnother(before)) continue;
    if ((behind ?? town) === undefined) continue;
    const words = wordsOf(text, tokens, [at, behind?.next ?? street.next]);
    const value = {
      text: words,
      street: wordsOf(text, tokens, [at, street.next]).replace(/\s+/g, ' ').slice(0, 160),
      ...partsOf(behind),
    };
    const span = { start, end: start + words.length };
    const whole = behind?.locality || town === undefined ? value : inTown(value, town);
    return [proposalAt(text.source, span, { field: 'address', value: whole, isCertain: true }) as Found];
  }
  return undefined;
}

function judged(found: readonly Found[], best: Found): Found[] {
  return found.map((one) => ({ ...one, confidence: one === best ? 'certain' : 'likely' }));
}

function inTown(
  value: Found['value'],
  { locality, region, postalCode, country }: TownMention,
): Found['value'] {
  return {
    ...value,
    locality: locality.slice(0, 100),
    region: value.region || region,
    postal_code: value.postal_code || postalCode,
    country: value.country || country,
  };
}
