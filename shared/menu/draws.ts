import { stableHash } from '#shared/text/stable-hash.ts';

/** Pseudorandom numbers between 0 and 1, seeded by words (mulberry32). */
export type Draws = () => number;

export function drawsOf(words: string): Draws {
  let state = stableHash(words);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Below this mean, counts are drawn from a Poisson distribution; above, from a normal one. */
const MOST_COUNTED = 30;

/**
 * How many would be sold in another such period. `dispersion`: how much more counts vary than for independent guests
 * (1).
 */
export function drawSold(sold: number, dispersion: number, draws: Draws): number {
  const mean = sold / dispersion;
  const drawn =
    mean < MOST_COUNTED ? drawCount(mean, draws) : Math.max(0, mean + Math.sqrt(mean) * drawNormal(draws));
  return drawn * dispersion;
}

/** Uniform between both. */
export function drawBetween(low: number, high: number, draws: Draws): number {
  return low + (high - low) * draws();
}

/** A count with this mean. */
export function drawCount(mean: number, draws: Draws): number {
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = draws(); product > end; product *= draws()) count += 1;
  return count;
}

/** Standard normal (Box and Muller). */
export function drawNormal(draws: Draws): number {
  const radius = Math.sqrt(-2 * Math.log(1 - draws()));
  return radius * Math.cos(2 * Math.PI * draws());
}
