import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { GenerateWebsiteSchema } from '#shared/websites/contract/website.ts';
import { websiteChangeRoutes } from '#shared/websites/contract/website-change-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { websiteRows } from './website-rows.ts';

const api = createApi({ websites: { ...websiteRows, ...websiteChangeRoutes } });

/** Spec, website builder §9: websites per page of the list. */
export const WEBSITES_PER_PAGE = 10;

/** One page of the restaurant’s websites, newest first, with the total. Pages start at 1. */
export function useWebsitePage(page: number) {
  return useQuery({ ...websitePageQuery(page), placeholderData: keepPreviousData });
}

/** Prefetches a page. */
export function usePrefetchWebsitePage() {
  const queryClient = useQueryClient();
  return (page: number) => void queryClient.prefetchQuery({ ...websitePageQuery(page), staleTime: 30_000 });
}

export function websitePageQuery(page: number) {
  return {
    queryKey: queryKeys.websiteList(page),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.websites.listWebsites({ query: { page, per_page: WEBSITES_PER_PAGE }, signal })).data,
  };
}

/** Deletes a website. Throws `ApiError`. */
export async function deleteWebsite(id: string) {
  return api.websites.deleteWebsite({ params: { id } });
}

/** Deletes a website from the list. */
export function useDeleteWebsite() {
  return useListChange(deleteWebsite);
}

/** Renames a website. */
export function useRenameWebsite() {
  return useListChange(({ id, name }: { id: string; name: string }) =>
    api.websites.updateContent({ params: { id }, query: {}, body: { website_name: name } }),
  );
}

/** Makes one of the restaurant’s images the main image of a website. Throws `ApiError`. */
export async function showOnWebsite(id: string, imageUrl: string) {
  return api.websites.updateContent({ params: { id }, query: {}, body: { hero_image: imageUrl } });
}

/** A change that is done once the list has reloaded. */
export function useListChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => forgetWebsites(queryClient) });
}

/** Reloads every query that lists websites. */
export async function forgetWebsites(queryClient: QueryClient): Promise<void> {
  // Not right away, because the screen that still shows a deleted website would fetch it.
  void queryClient.invalidateQueries({ queryKey: queryKeys.websites, refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: queryKeys.restaurantDashboard });
  await queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
}

/** Starts a generation and returns it. */
export function useGenerateWebsite() {
  return useMutation({
    mutationFn: (body: z.input<typeof GenerateWebsiteSchema>) => api.websites.generateWebsite({ body }),
  });
}
