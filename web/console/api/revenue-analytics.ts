import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BilledFeature } from '#shared/billing/plan-catalog.ts';
import type { RouteAnswer } from '#shared/contract/route.ts';
import { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ revenue: revenueAnalyticsRoutes });

/** The days that correlations cover (spec, console §9). */
const CORRELATION_DAYS = 90;

type Routes = typeof revenueAnalyticsRoutes;
export type RevenueForecast = RouteAnswer<Routes['getRevenueForecast']>['data'];
export type CorrelationAnalysis = RouteAnswer<Routes['getCorrelationAnalysis']>['data'];
export type RecurringRevenue = RouteAnswer<Routes['getRecurringRevenue']>['data'];
export type MeasuredLift = RouteAnswer<Routes['getMeasuredLift']>['data'];
export type CorrelatedFeature = BilledFeature | 'all';

/** Reads past and forecast revenue. The last forecast stays while another loads. */
export function useRevenueForecast(months: number) {
  return useQuery({
    queryKey: queryKeys.adminRevenueForecast(months),
    queryFn: async ({ signal }) =>
      (await api.revenue.getRevenueForecast({ query: { months_ahead: months }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Reads correlations with revenue, for one feature or all. */
export function useCorrelationAnalysis(feature: CorrelatedFeature) {
  return useQuery({
    queryKey: queryKeys.adminCorrelations(feature),
    queryFn: async ({ signal }) => {
      const query = { feature_type: feature, time_period: CORRELATION_DAYS };
      return (await api.revenue.getCorrelationAnalysis({ query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** Reads recurring revenue with its movements, and restaurants by month of sign-up. */
export function useRecurringRevenue() {
  return useQuery({
    queryKey: queryKeys.adminRecurringRevenue,
    queryFn: async ({ signal }) => (await api.revenue.getRecurringRevenue({ signal })).data,
  });
}

/** Reads the measured lift of texts in campaigns with a control group. */
export function useMeasuredLift() {
  return useQuery({
    queryKey: queryKeys.adminMeasuredLift,
    queryFn: async ({ signal }) => (await api.revenue.getMeasuredLift({ signal })).data,
  });
}
