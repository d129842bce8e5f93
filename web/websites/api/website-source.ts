import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type {
  ContentSource,
  RegenerateWebsiteSchema,
  SaveWebsiteSchema,
  Website,
} from '#shared/websites/contract/website.ts';
import { websiteChangeRoutes } from '#shared/websites/contract/website-change-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useUpdateWebsiteCache } from './use-update-website-cache.ts';
import { websiteRows } from './website-rows.ts';

const api = createApi({ websites: { ...websiteRows, ...websiteChangeRoutes } });

export type SaveWebsiteBody = z.input<typeof SaveWebsiteSchema>;

/** Saves the advanced editor as a change to `version`. Returns what was removed from the HTML and CSS. */
export function useSaveWebsite(id: string) {
  const keep = useUpdateWebsiteCache(id);
  return useMutation({
    mutationFn: ({ body, version }: { body: SaveWebsiteBody; version: number }) =>
      api.websites.saveWebsite({ params: { id }, query: { version: String(version) }, body }),
    onSuccess: ({ data }) => keep(data),
  });
}

/** Switches between sections and custom HTML. Neither is lost. */
export function useSwitchContentSource(id: string) {
  const keep = useUpdateWebsiteCache(id);
  return useMutation({
    mutationFn: (content_source: ContentSource) =>
      api.websites.switchContentSource({ params: { id }, query: {}, body: { content_source } }),
    onSuccess: ({ data }) => keep(data),
  });
}

/** Starts regenerating the whole website and returns the generation. */
export function useRegenerateWebsite(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof RegenerateWebsiteSchema>) =>
      api.websites.regenerateWebsite({ params: { id }, body }),
  });
}

/** Fetches a website, bypassing the cache. */
export function useReadWebsite(id: string): () => Promise<Website> {
  const queryClient = useQueryClient();
  const queryFn = async () => (await api.websites.getWebsite({ params: { id } })).data;
  return async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteVersions(id) });
    return queryClient.fetchQuery({ queryKey: queryKeys.website(id), queryFn, staleTime: 0 });
  };
}
