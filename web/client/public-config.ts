import { queryOptions, useQuery } from '@tanstack/react-query';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ status: statusRoutes });

/**
 * The public configuration: brand, sites origin, and whether this is local mode. It doesn’t change while the app is
 * open.
 */
export const publicConfigQuery = queryOptions({
  queryKey: queryKeys.publicConfig,
  queryFn: async ({ signal }) => (await api.status.getPublicConfig({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export function usePublicConfig() {
  return useQuery(publicConfigQuery);
}

/** Whether a model reads menu photos; false until that is known. */
export function useReadsPhotos(): boolean {
  return usePublicConfig().data?.reads_photos ?? false;
}
