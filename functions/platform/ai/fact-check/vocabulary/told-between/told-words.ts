import type { FactKind } from '../../fact-source.ts';

/**
 * What a text tells of a house in words none of which tells it alone, as patterns on folded text with numbers in digits:
 * that it never closes, what stays out of a dish, what everyone says of it.
 */
export type ToldBetween = {
  told: Readonly<Partial<Record<FactKind, readonly string[]>>>;
  /** What turns the price behind it into that of something else: "both for", "half of". */
  beforePrice: readonly string[];
  /** The same of the price before it: "each", "either way". */
  behindPrice: readonly string[];
};
