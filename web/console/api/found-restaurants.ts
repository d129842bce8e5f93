import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

const MOST_FOUND = 8;

/** A few restaurants with this part in their name or their owner's address; none while nothing is searched. */
export function useFoundRestaurants(search: string) {
  return useQuery({
    queryKey: queryKeys.foundRestaurants(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { search, limit: MOST_FOUND };
      return (await api.dashboard.listRestaurants({ query, signal })).data.restaurants;
    },
  });
}
