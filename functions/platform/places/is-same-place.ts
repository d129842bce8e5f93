import type { Place } from './place-finder.ts';

/** Words that many restaurants have in their names. */
const COMMON = new Set(
  'the a la le el il al restaurant ristorante restaurante cafe bar grill kitchen and y e et und co'.split(
    ' ',
  ),
);

/** Google always finds something: it is the restaurant when its website is, or the words of its name are. */
export function isSamePlace(
  place: Pick<Place, 'name' | 'website'>,
  wanted: { name: string; website: string },
): boolean {
  const host = hostOf(wanted.website);
  if (host !== '' && host === hostOf(place.website)) return true;
  const [theirs, ours] = [wordsOf(place.name), wordsOf(wanted.name)];
  const [shorter, longer] = theirs.length < ours.length ? [theirs, ours] : [ours, theirs];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function hostOf(address: string): string {
  const text = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return text === '' ? '' : (url?.hostname.replace(/^www\./, '') ?? '');
}

/** Without the common ones, unless there are no others. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}
