import * as z from 'zod/mini';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { ANALYTICS_DAYS, type AnalyticsDays } from '#shared/metrics/analytics-period.ts';

const DAYS_MESSAGE = `Use one of these values: ${ANALYTICS_DAYS.join(', ')}.`;

/** How many days (UTC) are looked at, today included. */
export const analyticsDays = (byDefault: AnalyticsDays) =>
  z._default(z.coerce.number().check(z.refine(isAnalyticsDays, DAYS_MESSAGE)), byDefault);

function isAnalyticsDays(days: number): boolean {
  return ANALYTICS_DAYS.some((each) => each === days);
}

export const analyticsFeature = z.enum(AI_FEATURES, 'Choose a feature.');

/** Days of UTC, both included. */
export const PeriodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Requests are calls that have come to an end. Costs are in dollars, times in milliseconds. */
const usage = {
  /** By day, then by feature; days without requests are left out. */
  usage_over_time: z.array(
    z.object({
      _id: z.object({ date: z.iso.date(), feature_type: z.enum(AI_FEATURES) }),
      requests: z.int(),
      cost: z.number(),
    }),
  ),
  /** The most used first; features without requests are left out. */
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

/** What AI features were used for, by everyone. */
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

/** AI features today (UTC) and right now. */
export const RealTimeMetricsSchema = z
  .object({
    today_requests: z.int(),
    /** Percent; 100 while nothing has failed. */
    success_rate: z.number().check(z.gte(0), z.lte(100)),
    /** Milliseconds; 0 while there are no requests. */
    avg_response_time: z.number(),
    /** Dollars. */
    daily_cost: z.number(),
    /** Calls that have begun and not ended. */
    active_requests: z.int(),
    last_updated: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'RealTimeMetrics' });
