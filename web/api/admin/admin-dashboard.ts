import { useQuery } from '@tanstack/react-query';
import { adminDashboardRoutes } from '#shared/contract/routes/admin/admin-dashboard-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

/** The platform at a glance. */
export function useAdminDashboard() {
  return useQuery({
    queryKey: queryKeys.adminDashboard,
    queryFn: async ({ signal }) => (await api.dashboard.getAdminDashboard({ signal })).data,
  });
}
