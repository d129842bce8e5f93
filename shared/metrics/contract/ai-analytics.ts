import * as z from 'zod/mini';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { ANALYTICS_DAYS, type AnalyticsDays } from '#shared/metrics/analytics-period.ts';

const DAYS_MESSAGE = `Use one of these values: ${ANALYTICS_DAYS.join(', ')}.`;

/** Number of days (UTC), including today. */
export const analyticsDays = (byDefault: AnalyticsDays) =>
  z._default(z.coerce.number().check(z.refine(isAnalyticsDays, DAYS_MESSAGE)), byDefault);

function isAnalyticsDays(days: number): boolean {
  return ANALYTICS_DAYS.some((each) => each === days);
}

export const analyticsFeature = z.enum(AI_FEATURES, 'Choose a feature.');

/** Days in UTC, inclusive. */
export const PeriodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Requests are ended calls. Costs are in dollars, times in milliseconds. */
const usage = {
  /** By day, then by feature. Days without requests are left out. */
  usage_over_time: z.array(
    z.object({
      _id: z.object({ date: z.iso.date(), feature_type: z.enum(AI_FEATURES) }),
      requests: z.int(),
      cost: z.number(),
    }),
  ),
  /** Most used first. Features without requests are left out. */
  feature_breakdown: z.array(
    z.object({
      _id: z.enum(AI_FEATURES),
      requests: z.int(),
      cost: z.number(),
      avg_processing_time: z.number(),
    }),
  ),
  error_analysis: z.object({ error_count: z.int() }),
};

/** AI usage of all restaurants. */
export const UsageAnalyticsSchema = z
  .object({ period: PeriodSchema, as_of: z.iso.datetime(), ...usage })
  .register(z.globalRegistry, { id: 'UsageAnalytics' });

/** Get the AI usage of one restaurant. */
export const RestaurantAnalyticsSchema = z
  .object({
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    period: PeriodSchema,
    as_of: z.iso.datetime(),
    ...usage,
  })
  .register(z.globalRegistry, { id: 'RestaurantAnalytics' });

/** AI usage today (UTC) and right now. */
export const RealTimeMetricsSchema = z
  .object({
    today_requests: z.int(),
    /** Percent; 100 if nothing failed. */
    success_rate: z.number().check(z.gte(0), z.lte(100)),
    /** Milliseconds; 0 without requests. */
    avg_response_time: z.number(),
    /** Dollars. */
    daily_cost: z.number(),
    /** Calls in progress. */
    active_requests: z.int(),
    last_updated: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'RealTimeMetrics' });
