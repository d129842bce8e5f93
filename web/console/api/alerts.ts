import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { alertRoutes } from '#shared/alerts/contract/alert-routes.ts';
import type { AlertSettings } from '#shared/alerts/contract/alerts.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ alerts: alertRoutes });

/** The settings of alerts, and what was measured last. */
export function useAlerts() {
  return useQuery({
    queryKey: queryKeys.alerts,
    queryFn: async ({ signal }) => (await api.alerts.getAlerts({ signal })).data,
  });
}

/** Saves the settings. Returns the secret of a new webhook. Throws `ApiError`. */
export function useSaveAlerts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AlertSettings) => api.alerts.saveAlerts({ body }),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKeys.alerts, data),
  });
}

/** Sends a test to the saved addresses. Throws `ApiError`. */
export function useTestAlerts() {
  return useMutation({ mutationFn: () => api.alerts.testAlerts({}) });
}
