import type { AiFeature } from '#shared/features/ai-features.ts';

/** The usage of one feature on one day (UTC). `costMicros`: millionths of a dollar. */
export type FeatureDay = {
  day: string;
  feature: AiFeature;
  requests: number;
  errors: number;
  milliseconds: number;
  costMicros: number;
};

/** The totals of AI analytics: by day and feature, by feature, and errors. */
export function summarizeUsage(all: readonly FeatureDay[]) {
  const used = all.filter(({ requests }) => requests > 0);
  const byFeature = Map.groupBy(used, ({ feature }) => feature);
  return {
    usage_over_time: used.toSorted(byDayAndFeature).map(({ day, feature, requests, costMicros }) => ({
      _id: { date: day, feature_type: feature },
      requests,
      cost: dollars(costMicros),
    })),
    feature_breakdown: [...byFeature]
      .map(([feature, days]) => breakdownOf(feature, days))
      .toSorted((one, other) => other.requests - one.requests || (one._id < other._id ? -1 : 1)),
    error_analysis: { error_count: sumOf(used, 'errors') },
  };
}

function breakdownOf(feature: AiFeature, days: readonly FeatureDay[]) {
  const requests = sumOf(days, 'requests');
  return {
    _id: feature,
    requests,
    cost: dollars(sumOf(days, 'costMicros')),
    avg_processing_time: averageMilliseconds(sumOf(days, 'milliseconds'), requests),
  };
}

/** One decimal; 0 without requests. */
export function averageMilliseconds(milliseconds: number, requests: number): number {
  return requests === 0 ? 0 : Math.round((10 * milliseconds) / requests) / 10;
}

export function dollars(micros: number): number {
  return micros / 1_000_000;
}

function byDayAndFeature(one: FeatureDay, other: FeatureDay): number {
  const [first, second] = [one, other].map(({ day, feature }) => `${day}#${feature}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

function sumOf(
  days: readonly FeatureDay[],
  figure: 'requests' | 'errors' | 'milliseconds' | 'costMicros',
): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}
