import { type Correlation, rankCorrelation } from './rank-correlation.ts';

/** What one restaurant used a feature for in the period, and what it pays a month, in cents. */
export type UseAndRevenue = { uses: number; monthlyCents: number };

/** Of the platform: what the feature was used for in the period, and what that cost. */
export type FeatureTotals = {
  uses: number;
  /** Undefined where the platform pays nothing for it. */
  costCents: number | undefined;
};

export type FeatureRoi = {
  correlation: Correlation | undefined;
  /** Cents of the period: how much more the restaurants pay that use it more than half of all do. Undefined with too few. */
  impactCents: number | undefined;
  /** Percent of the cost. */
  roi: number | undefined;
};

/** What badges say (spec, console §9). */
export const HIGH_ROI = 200;
export const MEDIUM_ROI = 100;

export type RoiLevel = 'high' | 'medium' | 'low';

export function roiLevel(roi: number): RoiLevel {
  if (roi > HIGH_ROI) return 'high';
  return roi > MEDIUM_ROI ? 'medium' : 'low';
}

/**
 * What goes with the use of a feature, from a sample of restaurants that stands for all `subscriptions`. It is no
 * effect: those who use more may pay more for other reasons.
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

/** A month: how much more those above the median use pay than the others on average, times how many they are. */
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
