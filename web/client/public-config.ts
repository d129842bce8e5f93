import { queryOptions, useQuery } from '@tanstack/react-query';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ status: statusRoutes });

/** What the platform tells everyone: brand, sites origin, whether it is local. It does not change while the app is open. */
export const publicConfigQuery = queryOptions({
  queryKey: queryKeys.publicConfig,
  queryFn: async ({ signal }) => (await api.status.getPublicConfig({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export function usePublicConfig() {
  return useQuery(publicConfigQuery);
}

/** Whether a model reads photos of menus; no while that is not known. */
export function useReadsPhotos(): boolean {
  return usePublicConfig().data?.reads_photos ?? false;
}
