/** Places that features are hashed to: a few collide, which costs less than a longer table. */
export const FEATURE_COUNT = 65_536;

const WORD = /[\p{L}\p{N}'’]+/gu;
/** Lengths of the parts of words by which forms of one word, and typos, are known. */
const PART_LENGTHS = [3, 4, 5];
const MOST_WORDS = 60;

/**
 * The places of what a sentence is judged by: its words, pairs of words, parts of words, how it begins and ends,
 * and how long it is. `folded`: without capitals and accents. Each place once.
 */
export function sentenceFeatures(folded: string): readonly number[] {
  const words = (folded.match(WORD) ?? []).slice(0, MOST_WORDS);
  const places = new Set<number>([hash(`length ${Math.min(6, Math.floor(words.length / 4))}`)]);
  for (const [index, word] of words.entries()) {
    const kind = /^\d/.test(word) ? '0' : word;
    places.add(hash(`word ${kind}`));
    for (const part of partsOf(kind)) places.add(hash(`part ${part}`));
    const next = words[index + 1];
    if (next !== undefined) places.add(hash(`pair ${kind} ${/^\d/.test(next) ? '0' : next}`));
    if (index === 0) places.add(hash(`first ${kind}`));
  }
  if (/\?\s*$/.test(folded)) places.add(hash('question'));
  return [...places];
}

/** Beginning and end of the word count as letters. */
function partsOf(word: string): string[] {
  const framed = ` ${word} `;
  return PART_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) => framed.slice(at, at + length)),
  );
}

/** Above 0 more likely for guests than not. */
export function scoreOf(weights: ArrayLike<number>, places: readonly number[]): number {
  const value = 1 / Math.sqrt(places.length);
  return places.reduce((sum, place) => sum + value * (weights[place] ?? 0), weights[FEATURE_COUNT] ?? 0);
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) & (FEATURE_COUNT - 1);
}
