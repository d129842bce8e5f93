import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import {
  analyticsDays,
  analyticsFeature,
  RealTimeMetricsSchema,
  RestaurantAnalyticsSchema,
  UsageAnalyticsSchema,
} from './ai-analytics.ts';
import { DashboardSummarySchema } from './dashboard-summary.ts';

export const platformAnalyticsRoutes = defineRoutes({
  getUsageAnalytics: {
    summary: 'Get AI usage by day and feature, with failures.',
    ...forAdmin('GET', '/admin/analytics/usage'),
    admins: ['support', 'billing'],
    query: z.strictObject({
      days: analyticsDays(7),
      /** Absent: all of them. */
      feature_type: z.optional(analyticsFeature),
    }),
    status: 200,
    response: z.object({ data: UsageAnalyticsSchema }),
    errors: [],
    defaultError: 'Failed to fetch usage analytics',
  },
  getRealTimeMetrics: {
    summary: 'Get today’s AI usage and current activity.',
    ...forAdmin('GET', '/admin/analytics/real-time'),
    admins: ['support', 'billing'],
    status: 200,
    response: z.object({ data: RealTimeMetricsSchema }),
    errors: [],
    defaultError: 'Failed to fetch real-time metrics',
  },
  getRestaurantAnalytics: {
    summary: 'Get the AI usage of one restaurant.',
    ...forAdmin('GET', '/admin/analytics/restaurant/{id}'),
    admins: ['support', 'billing'],
    params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    query: z.strictObject({ days: analyticsDays(30) }),
    status: 200,
    response: z.object({ data: RestaurantAnalyticsSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch restaurant analytics',
  },
  getDashboardSummary: {
    summary: 'Get the platform’s last 30 days compared with the previous 30 days.',
    ...forAdmin('GET', '/admin/dashboard/summary'),
    admins: ['support', 'billing'],
    status: 200,
    response: z.object({ data: DashboardSummarySchema }),
    errors: [],
    defaultError: 'Failed to fetch dashboard summary',
  },
});
