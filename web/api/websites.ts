import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { GenerateWebsiteSchema, WebsiteSummary } from '#shared/contract/website.ts';
import { api } from './api.ts';

const WEBSITES_KEY = ['websites'];
/** The most that one call may ask for. */
const PAGE_SIZE = 50;

/** All websites of the restaurant, newest first. */
export function useWebsites() {
  return useQuery({ queryKey: WEBSITES_KEY, queryFn: ({ signal }) => fetchAllWebsites(signal) });
}

async function fetchAllWebsites(signal: AbortSignal): Promise<WebsiteSummary[]> {
  const fetchPage = async (page: number) =>
    (await api.listWebsites({ query: { page, per_page: PAGE_SIZE }, signal })).data;
  const first = await fetchPage(1);
  const otherPages = Array.from({ length: Math.max(first.total_pages - 1, 0) }, (_, index) => index + 2);
  const others = await Promise.all(otherPages.map(fetchPage));
  return [first, ...others].flatMap(({ websites }) => websites);
}

/** Deletes a website and takes its card away. */
export function useDeleteWebsite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.deleteWebsite({ params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<WebsiteSummary[]>(WEBSITES_KEY, (websites) =>
        websites?.filter(({ website_id }) => website_id !== id),
      );
      return queryClient.invalidateQueries({ queryKey: WEBSITES_KEY });
    },
  });
}

/** Starts a generation; the answer names it. */
export function useGenerateWebsite() {
  return useMutation({
    mutationFn: (body: z.input<typeof GenerateWebsiteSchema>) => api.generateWebsite({ body }),
  });
}
