import { siteKeyOf } from '#shared/grader/same-site.ts';
import type { Place, WantedPlace } from './place-finder.ts';
import { whereIs } from './where-is.ts';

/** Words that many restaurant names have. */
const COMMON = new Set(
  'the a la le el il al restaurant ristorante restaurante cafe bar grill kitchen and y e et und co'.split(
    ' ',
  ),
);

export type Candidate = Pick<Place, 'name' | 'address' | 'phone' | 'website'>;

/**
 * Google always finds something. A place matches if its address doesn't differ, and its website matches, or its
 * name with street or phone number. If only a town is known, a full name match counts if Google knows no second one
 * (`isOnly`).
 */
export function isSamePlace(place: Candidate, wanted: WantedPlace, isOnly = true): boolean {
  const where = whereIs(place.address, wanted);
  if (where === 'elsewhere') return false;
  if (isSameWebsite(place.website, wanted.website)) return true;
  if (!hasNameOf(place, wanted)) return false;
  const phone = comparePhones(place.phone, wanted.phones);
  if (where === 'here' || phone === 'same') return true;
  return where === 'in_town' && phone !== 'other' && isOnly && isWholeName(place, wanted);
}

/** True if all distinctive words of one name are in the other. */
export function hasNameOf(place: Pick<Place, 'name'>, wanted: Pick<WantedPlace, 'name'>): boolean {
  const [theirs, ours] = [wordsOf(place.name), wordsOf(wanted.name)];
  const [shorter, longer] = theirs.length < ours.length ? [theirs, ours] : [ours, theirs];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function isWholeName(place: Pick<Place, 'name'>, wanted: Pick<WantedPlace, 'name'>): boolean {
  return wordsOf(place.name).sort().join(' ') === wordsOf(wanted.name).sort().join(' ');
}

/** On shared hosts, such as social networks, the path must match, too. */
function isSameWebsite(theirs: string, ours: string): boolean {
  const [one, other] = [siteKeyOf(theirs), siteKeyOf(ours)];
  if (one === '' || other === '') return false;
  const hostOf = (key: string) => key.split(/[/?]/, 1)[0];
  const isOneTheWhole = one === hostOf(one) || other === hostOf(other);
  return one === other || (isOneTheWhole && hostOf(one) === hostOf(other));
}

/** A number with and without country code counts as one. */
const TELLING_DIGITS = 9;

function comparePhones(theirs: string, ours: readonly string[]): 'same' | 'other' | 'unknown' {
  const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '').slice(-TELLING_DIGITS);
  const [digits, known] = [digitsOf(theirs), ours.map(digitsOf).filter((each) => each !== '')];
  if (digits === '' || known.length === 0) return 'unknown';
  return known.includes(digits) ? 'same' : 'other';
}

/** The distinctive words, or all if there are none. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}
