/** Places that features are hashed to: a few collide, which costs less than a longer table. */
export const FEATURE_COUNT = 65_536;

const WORD = /[\p{L}\p{N}'’]+/gu;
/** Length of the parts of words by which forms of one word, and typos, are known. */
const PART_LENGTH = 4;
/** Length of the runs that hold where words meet, and marks. */
const RUN_LENGTH = 5;
const MOST_WORDS = 60;
const LONGEST = 400;
/** What stands around the words, and what kind of line it is. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['question', /\?\s*$/],
  ['call', /!\s*$/],
  ['stop', /[.…]\s*$/],
  ['aside', /^\s*\(/],
  ['bracket', /\(/],
  ['quotation', /"/],
  ['label', /^[^:]{1,20}:/],
  ['colon', /:\s/],
  ['number', /\d/],
  ['break', /\.{2,}|…/],
  ['dash', / - |;/],
];

/**
 * The places of what a sentence is judged by: its words, pairs of words, parts of words, runs across words, how it
 * begins, its marks and how long it is. `folded`: without capitals and accents. Each place once.
 */
export function sentenceFeatures(folded: string): readonly number[] {
  const words = (folded.match(WORD) ?? []).slice(0, MOST_WORDS);
  const places = new Set<number>([hash(`length ${Math.min(6, Math.floor(words.length / 4))}`)]);
  const kinds = words.map((word) => (/^\d/.test(word) ? '0' : word));
  for (const [index, kind] of kinds.entries()) {
    places.add(hash(`word ${kind}`));
    addRuns(places, ` ${kind} `, { length: PART_LENGTH, from: PART });
    const next = kinds[index + 1];
    if (next !== undefined) places.add(hash(`pair ${kind} ${next}`));
    if (index === 0) places.add(hash(`first ${kind}`));
  }
  addRuns(places, folded.slice(0, LONGEST), { length: RUN_LENGTH, from: RUN });
  for (const [name, mark] of MARKS) if (mark.test(folded)) places.add(hash(`mark ${name}`));
  return [...places];
}

/** Without a text for each run: there is one for every letter. */
function addRuns(
  places: Set<number>,
  text: string,
  { length, from }: { length: number; from: number },
): void {
  for (let at = 0; at + length <= text.length; at += 1) {
    let value = from;
    for (let index = at; index < at + length; index += 1) value = mixed(value, text.charCodeAt(index));
    places.add(placeOf(value));
  }
}

/** Above 0 more likely for guests than not. */
export function scoreOf(weights: ArrayLike<number>, places: readonly number[]): number {
  const value = 1 / Math.sqrt(places.length);
  return places.reduce((sum, place) => sum + value * (weights[place] ?? 0), weights[FEATURE_COUNT] ?? 0);
}

/** FNV-1a over UTF-16 units. */
function mixed(value: number, unit: number): number {
  return Math.imul(value ^ unit, 0x01000193);
}

function mixedText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = mixed(value, text.charCodeAt(index));
  return value;
}

function placeOf(value: number): number {
  return (value ^ (value >>> 15)) & (FEATURE_COUNT - 1);
}

function hash(text: string): number {
  return placeOf(mixedText(text));
}

const PART = mixedText('part ');
const RUN = mixedText('run ');
