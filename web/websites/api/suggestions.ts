import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ReviewSuggestionsSchema, Website } from '#shared/websites/contract/website.ts';
import { websiteChangeRoutes } from '#shared/websites/contract/website-change-routes.ts';
import { createApi } from '#web/client/api.ts';
import { useUpdateWebsiteCache } from './use-update-website-cache.ts';
import { loadWebsite, saveContent } from './website-editing.ts';

const api = createApi({ websites: websiteChangeRoutes });

type Review = z.input<typeof ReviewSuggestionsSchema>;

/** Keeps and removes suggestions of a draft. Returns the IDs that still have open blanks. */
export function useReviewSuggestions(website: Website) {
  const keep = useUpdateWebsiteCache(website.website_id);
  return useMutation({
    mutationFn: (body: Review) =>
      api.websites.reviewSuggestions({ params: { id: website.website_id }, query: {}, body }),
    onSuccess: ({ data }) => keep(data),
  });
}

/** Replaces a suggestion with the owner’s wording. */
export function useEditSuggestion({ website_id: id, version }: Website) {
  const keep = useUpdateWebsiteCache(id);
  return useMutation({
    mutationFn: async ({ path, text }: { path: string; text: string }) => {
      await saveContent({ id, version }, { [path]: text });
      return loadWebsite(id);
    },
    onSuccess: keep,
  });
}
