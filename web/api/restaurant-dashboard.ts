import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** The restaurant and its figures. */
export function useRestaurantDashboard() {
  return useQuery({
    queryKey: queryKeys.restaurantDashboard,
    queryFn: async ({ signal }) => (await api.dashboard.getRestaurantDashboard({ signal })).data,
  });
}
