import type { PlanId } from '#shared/billing/plan-catalogue.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { MetricId } from './metrics/metrics.ts';
import type { Period } from './period.ts';

export const GROUPS = ['day', 'week', 'month', 'plan', 'feature', 'restaurant'] as const;
export type Group = (typeof GROUPS)[number];
export type TimeGroup = 'day' | 'week' | 'month';

/** What is asked of the figures. */
export type PlatformQuery = {
  metric: MetricId;
  period: Period;
  /** Whether the question named the period. */
  isPeriodAssumed: boolean;
  compare?: Period;
  group?: Group;
  /** The groups with the most, or with the least, come first. */
  order?: 'most' | 'least';
  /** So many groups are named. */
  limit?: number;
  isAverage?: true;
  /** Each group is told in percent of the whole. */
  isShare?: true;
  /** The change since the period before is taken apart. */
  isWhy?: true;
  plan?: PlanId;
  feature?: AiFeature;
  /** Part of a restaurant's name, as it was asked for. */
  restaurant?: string;
};

export const isTimeGroup = (group: Group | undefined): group is TimeGroup =>
  group === 'day' || group === 'week' || group === 'month';
