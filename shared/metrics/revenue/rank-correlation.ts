export type Correlation = {
  /** -1 to 1. */
  r: number;
  /** 95% interval. */
  low: number;
  high: number;
  n: number;
};

/** With fewer, the interval would cover nearly everything. */
export const FEWEST_PAIRS = 5;
/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/**
 * Spearman’s rank correlation, which a few heavy users don’t dominate. The interval uses Fisher’s z transformation and
 * the variance of D. G. Bonett and T. A. Wright, "Sample size requirements for estimating Pearson, Kendall and Spearman
 * correlations", Psychometrika 65, 2000. Undefined with too few pairs or without variation.
 */
export function rankCorrelation(
  pairs: readonly (readonly [one: number, other: number])[],
): Correlation | undefined {
  const n = pairs.length;
  if (n < FEWEST_PAIRS) return undefined;
  const [ones, others] = [ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other))];
  const r = correlationOf(ones, others);
  if (r === undefined) return undefined;
  // The transformation is infinite at 1.
  const bounded = Math.min(0.999999, Math.max(-0.999999, r));
  const reach = Z * Math.sqrt((1 + bounded ** 2 / 2) / (n - 3));
  return {
    r,
    low: Math.min(r, Math.tanh(Math.atanh(bounded) - reach)),
    high: Math.max(r, Math.tanh(Math.atanh(bounded) + reach)),
    n,
  };
}

/** From 1; ties share their average rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const ranks = new Map<number, number>();
  let from = 0;
  for (const [value, equal] of Map.groupBy(sorted, (each) => each)) {
    ranks.set(value, from + (equal.length + 1) / 2);
    from += equal.length;
  }
  return values.map((value) => ranks.get(value) ?? 0);
}

function correlationOf(ones: readonly number[], others: readonly number[]): number | undefined {
  const [middle, otherMiddle] = [average(ones), average(others)];
  const spread = (values: readonly number[], from: number) =>
    values.reduce((sum, value) => sum + (value - from) ** 2, 0);
  const scale = Math.sqrt(spread(ones, middle) * spread(others, otherMiddle));
  if (scale === 0) return undefined;
  const together = ones.reduce((sum, one, at) => sum + (one - middle) * ((others[at] ?? 0) - otherMiddle), 0);
  return Math.min(1, Math.max(-1, together / scale));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
