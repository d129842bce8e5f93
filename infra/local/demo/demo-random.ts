import { uuidV7 } from '#functions/platform/ids.ts';
import { createRandom, type Random } from '#functions/platform/random.ts';
import { drawCount } from '#shared/menu/draws.ts';

/** A seeded source of what happens by chance. */
export type DemoRandom = Random & {
  /** How often something happens that happens so often on average. */
  count: (mean: number) => number;
  /** An id of that moment. */
  id: (at: string | Date) => string;
  /** One of these, of which there is one. */
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** One of these, each as often as its weight says. */
  weighted: <Item extends string>(weights: Readonly<Record<Item, number>>) => Item;
};

/** Random ones of an id. */
const ID_BYTES = 10;

/** The same seed gives the same on every machine. */
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
