import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataExportRoutes } from '#shared/data-export/contract/data-export-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ exports: dataExportRoutes });

const POLL_INTERVAL_MS = 2000;

/** The current or last export; null if there is none. Reloads while one is running. */
export function useDataExport() {
  return useQuery({
    queryKey: queryKeys.dataExport,
    queryFn: async ({ signal }) => (await api.exports.getDataExport({ signal })).data.export,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? POLL_INTERVAL_MS : false),
  });
}

/** Starts an export, or returns the one that is running. */
export function useStartDataExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.exports.startDataExport({}),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKeys.dataExport, data.export),
  });
}

/** Fetches a fresh download link, because links work for ten minutes, and opens it. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: async () => (await api.exports.getDataExport({})).data.export?.url ?? null,
    onSuccess: (url) => {
      if (url !== null) location.assign(url);
    },
  });
}
