import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

const MOST_FOUND = 8;

/** Finds a few restaurants by part of their name or owner's email address. Reads nothing without a search. */
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
