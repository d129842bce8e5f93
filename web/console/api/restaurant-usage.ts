import { useQuery } from '@tanstack/react-query';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ analytics: platformAnalyticsRoutes });

/** Reads a restaurant's AI usage in the last 30 days. */
export function useRestaurantUsage(id: string) {
  return useQuery({
    queryKey: queryKeys.adminRestaurantUsage(id),
    queryFn: async ({ signal }) =>
      (await api.analytics.getRestaurantAnalytics({ params: { id }, query: {}, signal })).data,
  });
}
