import { uuidV7 } from '#functions/platform/ids.ts';
import { createRandom, type Random } from '#functions/platform/random.ts';
import { drawCount } from '#shared/menu/draws.ts';

/** A seeded random source. */
export type DemoRandom = Random & {
  /** A random count with this mean. */
  count: (mean: number) => number;
  /** An ID with this time. */
  id: (at: string | Date) => string;
  /** A random item of a list that isn't empty. */
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** A random key, by weight. */
  weighted: <Item extends string>(weights: Readonly<Record<Item, number>>) => Item;
};

/** Random bytes of an ID. */
const ID_BYTES = 10;

/** The same seed gives the same values on every machine. */
export function createDemoRandom(seed: string): DemoRandom {
  const random = createRandom(seed);
  return {
    ...random,
    count: (mean) => drawCount(mean, () => random.between(0, 1)),
    id: (at) => {
      const bytes = Buffer.alloc(ID_BYTES);
      for (const place of [0, 4, 6]) bytes.writeUInt32BE(random.whole(0, 0xffff_ffff), place);
      return uuidV7(new Date(at), bytes);
    },
    oneOf: (items) => items[random.whole(0, items.length - 1)] as (typeof items)[number],
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = random.between(
        0,
        entries.reduce((sum, [, weight]) => sum + weight, 0),
      );
      for (const [item, weight] of entries) {
        left -= weight;
        if (left < 0) return item;
      }
      return (entries.at(-1) as [keyof typeof weights, number])[0];
    },
  };
}
