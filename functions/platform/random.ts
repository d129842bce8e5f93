/** A seeded random generator: the same seed gives the same sequence on every machine. */
export type Random = {
  /** In [low, high). */
  between: (low: number, high: number) => number;
  /** A whole number from low to high, inclusive. */
  whole: (low: number, high: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  chance: (probability: number) => boolean;
};

/** FNV-1a, 32 bit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The mulberry32 generator, seeded with the hash of `seed`. Good enough for drawing. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
