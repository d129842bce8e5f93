import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import { daysOfPeriod } from '#shared/metrics/analytics-period.ts';
import type { UsageAnalytics } from '#web/console/api/platform-analytics.ts';

/** Requests and cost of a feature on one day. */
export type DayCell = { requests: number; cost: number };
export type UsageDay = {
  date: string;
  byFeature: Readonly<Partial<Record<AiFeature, DayCell>>>;
  requests: number;
  cost: number;
};

/** Every day of the period in order, including days without requests. */
export function usageByDay({ period, usage_over_time }: UsageAnalytics): UsageDay[] {
  const entries = Map.groupBy(usage_over_time, ({ _id }) => _id.date);
  return daysOfPeriod(period).map((date) => {
    const ofDay = entries.get(date) ?? [];
    return {
      date,
      byFeature: Object.fromEntries(
        ofDay.map(({ _id, requests, cost }) => [_id.feature_type, { requests, cost }]),
      ),
      requests: ofDay.reduce((sum, { requests }) => sum + requests, 0),
      cost: ofDay.reduce((sum, { cost }) => sum + cost, 0),
    };
  });
}

/** The features with requests, in catalog order. */
export function usedFeatures({ feature_breakdown }: UsageAnalytics): AiFeature[] {
  const used = new Set(feature_breakdown.map(({ _id }) => _id));
  return AI_FEATURES.filter((feature) => used.has(feature));
}

/** A feature has the same color under every filter. */
export function colorOf(feature: AiFeature): number {
  return AI_FEATURES.indexOf(feature);
}

export type UsageSummary = {
  requests: number;
  cost: number;
  mostUsed: AiFeature | undefined;
  /** Percent of requests that failed; undefined without requests. */
  errorRate: number | undefined;
};

export function summaryOf({ feature_breakdown, error_analysis }: UsageAnalytics): UsageSummary {
  const requests = feature_breakdown.reduce((sum, each) => sum + each.requests, 0);
  return {
    requests,
    cost: feature_breakdown.reduce((sum, { cost }) => sum + cost, 0),
    mostUsed: feature_breakdown[0]?._id,
    errorRate: requests === 0 ? undefined : (100 * error_analysis.error_count) / requests,
  };
}
