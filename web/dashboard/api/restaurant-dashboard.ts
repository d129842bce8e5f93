import { queryOptions, useQuery } from '@tanstack/react-query';
import { restaurantDashboardRoutes } from '#shared/dashboard/contract/restaurant-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ dashboard: restaurantDashboardRoutes });

/** The restaurant and its metrics. */
export const restaurantDashboardQuery = queryOptions({
  queryKey: queryKeys.restaurantDashboard,
  queryFn: async ({ signal }) => (await api.dashboard.getRestaurantDashboard({ signal })).data,
});

export function useRestaurantDashboard() {
  return useQuery(restaurantDashboardQuery);
}
