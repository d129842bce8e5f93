import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** The restaurant and its figures. */
export function useRestaurantDashboard() {
  return useQuery({
    queryKey: ['restaurant-dashboard'],
    queryFn: async ({ signal }) => (await api.dashboard.getRestaurantDashboard({ signal })).data,
  });
}
