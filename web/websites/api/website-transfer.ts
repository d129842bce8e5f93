import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { websiteTransferRoutes } from '#shared/websites/contract/website-transfer-routes.ts';
import { createApi } from '#web/client/api.ts';
import { forgetWebsites, useListChange } from './websites.ts';

const api = createApi({ websites: websiteTransferRoutes });

/** The content of site.json, and the body of an import. */
export const SiteFileSchema = websiteTransferRoutes.importWebsite.body;
export type SiteFile = z.output<typeof SiteFileSchema>;

/** Creates a zip of a website and downloads it. */
export function useDownloadWebsite() {
  return useMutation({
    mutationFn: async (id: string) => (await api.websites.downloadWebsite({ params: { id } })).data,
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Duplicates a website and returns the copy. */
export function useDuplicateWebsite() {
  return useListChange((id: string) => api.websites.duplicateWebsite({ params: { id } }));
}

/** Creates a website from a site.json whose images all belong to the caller. Throws `ApiError`. */
export async function importSite(site: SiteFile, signal: AbortSignal) {
  return api.websites.importWebsite({ body: site, signal });
}

/** Call it after an import created a website. */
export function useForgetWebsites() {
  const queryClient = useQueryClient();
  return () => forgetWebsites(queryClient);
}
