import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { websiteTransferRoutes } from '#shared/websites/contract/website-transfer-routes.ts';
import { createApi } from '#web/client/api.ts';
import { forgetWebsites, useListChange } from './websites.ts';

const api = createApi({ websites: websiteTransferRoutes });

/** What site.json holds, and what an import sends. */
export const SiteFileSchema = websiteTransferRoutes.importWebsite.body;
export type SiteFile = z.output<typeof SiteFileSchema>;

/** Has a website packed, then lets the browser fetch the zip. */
export function useDownloadWebsite() {
  return useMutation({
    mutationFn: async (id: string) => (await api.websites.downloadWebsite({ params: { id } })).data,
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Makes a copy of a website; the answer names it. */
export function useDuplicateWebsite() {
  return useListChange((id: string) => api.websites.duplicateWebsite({ params: { id } }));
}

/** Makes a website of a site.json whose images are all the caller's own. Throws `ApiError`. */
export async function importSite(site: SiteFile, signal: AbortSignal) {
  return api.websites.importWebsite({ body: site, signal });
}

/** To be called when an import has made a website. */
export function useForgetWebsites() {
  const queryClient = useQueryClient();
  return () => forgetWebsites(queryClient);
}
