import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';
import { createGetDashboardSummary } from './get-dashboard-summary.ts';
import { createGetRealTimeMetrics } from './get-real-time-metrics.ts';
import { createGetRestaurantAnalytics } from './get-restaurant-analytics.ts';
import { createGetUsageAnalytics } from './get-usage-analytics.ts';

export function createPlatformAnalyticsOperations(
  dependencies: PlatformAnalyticsDependencies,
): Operations<typeof platformAnalyticsRoutes> {
  return {
    getUsageAnalytics: createGetUsageAnalytics(dependencies),
    getRealTimeMetrics: createGetRealTimeMetrics(dependencies),
    getRestaurantAnalytics: createGetRestaurantAnalytics(dependencies),
    getDashboardSummary: createGetDashboardSummary(dependencies),
  };
}
