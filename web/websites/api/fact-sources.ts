import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FactSources } from '#shared/profile/projection/fact-kinds.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { websiteChangeRoutes } from '#shared/websites/contract/website-change-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ websites: websiteChangeRoutes });

/**
 * Sets whether the website shows the profile’s facts of some kinds or its own. Fails with `website_changed` like any
 * edit.
 */
export function useChangeFactSource({ website_id: id, version }: Pick<Website, 'website_id' | 'version'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FactSources) =>
      api.websites.updateFactSources({ params: { id }, query: { version: String(version) }, body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(queryKeys.website(id), data);
      void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.website(id) }),
  });
}
