/** Repeatable choices: the same key and label always give the same result. */
export type Chooser = {
  /** An integer from 0 to `count - 1`. */
  index: (label: string, count: number) => number;
  pick: <Option>(label: string, options: readonly Option[]) => Option;
  /** A number from `low` (included) to `high` (excluded). */
  between: (label: string, low: number, high: number) => number;
};

/** FNV-1a over UTF-16 units, finished with the mixing steps of MurmurHash3. Unsigned, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** @throws RangeError from `pick` for an empty list */
export function createChooser(key: string): Chooser {
  const fraction = (label: string) => hash(`${key}\u0000${label}`) / 0x1_0000_0000;
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
