import { stableHash } from '#shared/text/stable-hash.ts';

/** Repeatable choices: the same key and label always give the same result. */
export type Chooser = {
  /** An integer from 0 to `count - 1`. */
  index: (label: string, count: number) => number;
  pick: <Option>(label: string, options: readonly Option[]) => Option;
  /** A number from `low` (included) to `high` (excluded). */
  between: (label: string, low: number, high: number) => number;
};

/** @throws RangeError from `pick` for an empty list */
export function createChooser(key: string): Chooser {
  const fraction = (label: string) => stableHash(`${key}\u0000${label}`) / 0x1_0000_0000;
  const index = (label: string, count: number) => Math.floor(fraction(label) * count);
  return {
    index,
    between: (label, low, high) => low + fraction(label) * (high - low),
    pick: (label, options) => {
      const option = options[index(label, options.length)];
      if (option === undefined) throw new RangeError(`Nothing to choose from for ${label}.`);
      return option;
    },
  };
}
