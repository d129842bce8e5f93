import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';
import { createGetCorrelationAnalysis } from './get-correlation-analysis.ts';
import { createGetMeasuredLift } from './get-measured-lift.ts';
import { createGetRecurringRevenue } from './get-recurring-revenue.ts';
import { createGetRevenueForecast } from './get-revenue-forecast.ts';

export function createRevenueAnalyticsOperations(
  dependencies: RevenueAnalyticsDependencies,
): Operations<typeof revenueAnalyticsRoutes> {
  return {
    getRevenueForecast: createGetRevenueForecast(dependencies),
    getCorrelationAnalysis: createGetCorrelationAnalysis(dependencies),
    getRecurringRevenue: createGetRecurringRevenue(dependencies),
    getMeasuredLift: createGetMeasuredLift(dependencies),
  };
}
