import type { FactKind } from '../fact-source.ts';

/** Something that only its owner can know of a house. A text may say it where the record says it, in any language. */
export type ClaimRow = {
  concept: string;
  kind: FactKind;
  /** Folded words as a regular expression, whole words only. */
  words: string;
  /** Other concepts that are so where this one is. */
  implies?: readonly string[];
};

const row =
  (kind: FactKind) =>
  (concept: string, words: string, implies: readonly string[] = []): ClaimRow => ({
    concept,
    kind,
    words,
    implies,
  });

export const award = row('award');
export const review = row('review');
export const allergen = row('allergen');
export const claim = row('claim');
export const offer = row('price');
export const hours = row('time');
export const address = row('address');
export const date = row('date');
