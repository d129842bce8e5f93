import { queryOptions, useQuery } from '@tanstack/react-query';
import { restaurantDashboardRoutes } from '#shared/contract/routes/restaurant-dashboard-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ dashboard: restaurantDashboardRoutes });

/** The restaurant and its figures. */
export const restaurantDashboardQuery = queryOptions({
  queryKey: queryKeys.restaurantDashboard,
  queryFn: async ({ signal }) => (await api.dashboard.getRestaurantDashboard({ signal })).data,
});

export function useRestaurantDashboard() {
  return useQuery(restaurantDashboardQuery);
}
