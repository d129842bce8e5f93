import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { MetricId } from './metrics/metrics.ts';
import type { Period } from './period.ts';

export const GROUPS = ['day', 'week', 'month', 'plan', 'feature', 'restaurant'] as const;
export type Group = (typeof GROUPS)[number];
export type TimeGroup = 'day' | 'week' | 'month';

/** A query over the metrics. */
export type PlatformQuery = {
  metric: MetricId;
  period: Period;
  /** True if the question named no period. */
  isPeriodAssumed: boolean;
  compare?: Period;
  group?: Group;
  /** The highest or lowest groups come first. */
  order?: 'most' | 'least';
  /** The number of groups to name. */
  limit?: number;
  isAverage?: true;
  /** Shows each group as a percent of the total. */
  isShare?: true;
  /** Explains the change since the period before. */
  isWhy?: true;
  plan?: PlanId;
  feature?: AiFeature;
  /** Part of a restaurant's name, from the question. */
  restaurant?: string;
};

export const isTimeGroup = (group: Group | undefined): group is TimeGroup =>
  group === 'day' || group === 'week' || group === 'month';
