import { type Correlation, rankCorrelation } from './rank-correlation.ts';

/** One restaurant’s usage in the period, and its price per month in cents. */
export type UseAndRevenue = { uses: number; monthlyCents: number };

/** The platform’s usage and cost in the period. */
export type FeatureTotals = {
  uses: number;
  /** Undefined if the platform pays nothing for it. */
  costCents: number | undefined;
};

export type FeatureRoi = {
  correlation: Correlation | undefined;
  /** In cents for the period: how much more restaurants with above-median usage pay. Undefined with too few. */
  impactCents: number | undefined;
  /** Percent of the cost. */
  roi: number | undefined;
};

/** The badges (spec, console §9). */
export const HIGH_ROI = 200;
export const MEDIUM_ROI = 100;

export type RoiLevel = 'high' | 'medium' | 'low';

export function roiLevel(roi: number): RoiLevel {
  if (roi > HIGH_ROI) return 'high';
  return roi > MEDIUM_ROI ? 'medium' : 'low';
}

/**
 * The correlation of revenue with a feature, from a sample that represents all `subscriptions`. It isn’t an effect:
 * heavy users may pay more for other reasons.
 */
export function featureRoi(
  sample: readonly UseAndRevenue[],
  { totals, subscriptions, months }: { totals: FeatureTotals; subscriptions: number; months: number },
): FeatureRoi {
  const correlation = rankCorrelation(sample.map(({ uses, monthlyCents }) => [uses, monthlyCents]));
  if (correlation === undefined) return { correlation, impactCents: undefined, roi: undefined };
  const ofSample = extraCents(sample);
  const impactCents = Math.round((ofSample * months * subscriptions) / sample.length);
  const { costCents } = totals;
  const isPaid = costCents !== undefined && costCents > 0;
  return {
    correlation,
    impactCents,
    roi: isPaid ? Math.round((100 * (impactCents - costCents)) / costCents) : undefined,
  };
}

/** Monthly: how much more those above the median pay on average, times their number. */
function extraCents(sample: readonly UseAndRevenue[]): number {
  const uses = sample.map((each) => each.uses).toSorted((one, other) => one - other);
  const median = uses[Math.floor((uses.length - 1) / 2)] ?? 0;
  const above = sample.filter((each) => each.uses > median);
  const others = sample.filter((each) => each.uses <= median);
  return above.length * (averageCents(above) - averageCents(others));
}

function averageCents(sample: readonly UseAndRevenue[]): number {
  if (sample.length === 0) return 0;
  return sample.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0) / sample.length;
}
