import { useQuery } from '@tanstack/react-query';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

const REFRESH_MS = 60_000;

/** Reads the platform stats, and again every minute while visible. The last ones stay meanwhile. */
export function useAdminDashboard() {
  return useQuery({
    queryKey: queryKeys.adminDashboard,
    queryFn: async ({ signal }) => (await api.dashboard.getAdminDashboard({ signal })).data,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}
