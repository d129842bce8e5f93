import { useQuery } from '@tanstack/react-query';
import type { RouteAnswer } from '#shared/contract/route.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { AnalyticsDays } from '#shared/metrics/analytics-period.ts';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ analytics: platformAnalyticsRoutes });

const REAL_TIME_MS = 30_000;

type Routes = typeof platformAnalyticsRoutes;
export type UsageAnalytics = RouteAnswer<Routes['getUsageAnalytics']>['data'];
export type RealTimeMetrics = RouteAnswer<Routes['getRealTimeMetrics']>['data'];
/** All features, unless one is named. */
export type UsageQuery = { days: AnalyticsDays; feature_type?: AiFeature };

/** Reads real-time metrics, and again every 30 seconds while visible (spec, website builder §9). */
export function useRealTimeMetrics() {
  return useQuery({
    queryKey: queryKeys.realTimeMetrics,
    queryFn: ({ signal }) =>
      logged('real-time metrics', signal, async () => {
        return (await api.analytics.getRealTimeMetrics({ signal })).data;
      }),
    refetchInterval: REAL_TIME_MS,
    refetchOnWindowFocus: true,
    staleTime: REAL_TIME_MS,
  });
}

const SUMMARY_MS = 60_000;

/** Reads the platform's summary, and again every minute while visible. The last one stays meanwhile. */
export function useDashboardSummary() {
  return useQuery({
    queryKey: queryKeys.dashboardSummary,
    queryFn: async ({ signal }) => (await api.analytics.getDashboardSummary({ signal })).data,
    refetchInterval: SUMMARY_MS,
    refetchOnWindowFocus: true,
  });
}

/** Reads the AI usage of a period. */
export function useUsageAnalytics(query: UsageQuery) {
  return useQuery({
    queryKey: queryKeys.usageAnalytics(query),
    queryFn: ({ signal }) =>
      logged('usage analytics', signal, async () => {
        return (await api.analytics.getUsageAnalytics({ query, signal })).data;
      }),
    // Choosing a period again reloads it.
    staleTime: 0,
  });
}

/** Only logs failures. The screen keeps its data (spec, website builder §8). */
async function logged<Answer>(what: string, signal: AbortSignal, call: () => Promise<Answer>) {
  try {
    return await call();
  } catch (error) {
    if (!signal.aborted) console.error(`Failed to fetch ${what}:`, error);
    throw error;
  }
}
