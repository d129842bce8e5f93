import { useQuery } from '@tanstack/react-query';
import { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ dashboard: dashboardRoutes });

/** The platform at a glance. */
export function useAdminDashboard() {
  return useQuery({
    queryKey: queryKeys.adminDashboard,
    queryFn: async ({ signal }) => (await api.dashboard.getAdminDashboard({ signal })).data,
  });
}
