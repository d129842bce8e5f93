import { useMutation, useQuery } from '@tanstack/react-query';
import type { Website } from '#shared/websites/contract/website.ts';
import { websiteTransferRoutes } from '#shared/websites/contract/website-transfer-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useUpdateWebsiteCache } from './use-update-website-cache.ts';

const api = createApi({ websites: websiteTransferRoutes });

/** The saved versions of a website, newest first. */
export function useVersions(id: string) {
  return useQuery({
    queryKey: queryKeys.websiteVersions(id),
    queryFn: async ({ signal }) =>
      (await api.websites.listVersions({ params: { id }, signal })).data.versions,
  });
}

/** List changes that guests will see after the next publish. */
export function useUnpublishedChanges({ website_id: id, version }: Website) {
  return useQuery({
    queryKey: queryKeys.unpublishedChanges(id, version),
    queryFn: async ({ signal }) =>
      (await api.websites.listUnpublishedChanges({ params: { id }, signal })).data,
  });
}

/** The page of one version, which never changes. Nothing is fetched while `version` is undefined. */
export function useVersionPage(id: string, version: number | undefined) {
  return useQuery({
    queryKey: queryKeys.websiteVersion(id, version),
    queryFn: async ({ signal }) => {
      const params = { id, version: String(version) };
      return (await api.websites.getVersion({ params, signal })).data.page_html;
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Restores a version. */
export function useRestoreVersion(id: string) {
  const keep = useUpdateWebsiteCache(id);
  return useMutation({
    mutationFn: (version: number) =>
      api.websites.restoreVersion({ params: { id, version: String(version) } }),
    onSuccess: ({ data }) => keep(data),
  });
}

/** Saves the current website as a version. */
export async function keepVersion(id: string): Promise<void> {
  await api.websites.saveVersion({ params: { id } });
}
