import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageSource } from '#shared/websites/contract/website.ts';
import { websitePreviewRoutes } from '#shared/websites/contract/website-preview-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ websites: websitePreviewRoutes });

/** HTML and CSS to preview. `revision` identifies them without comparing the text. */
export type NumberedSource = PageSource & { revision: number };

/**
 * The page that HTML and CSS would produce, and what would be removed from them. The last page stays until the next
 * arrives. Nothing is fetched while `source` is undefined.
 */
export function usePagePreview(id: string, source: NumberedSource | undefined) {
  const { html = '', css = '', revision } = source ?? {};
  return useQuery({
    queryKey: queryKeys.pagePreview(id, revision),
    queryFn: async ({ signal }) => {
      const body = { generated_content: { html, css } };
      return (await api.websites.previewWebsite({ params: { id }, body, signal })).data;
    },
    enabled: source !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
