import { useMutation, useQueryClient } from '@tanstack/react-query';
import { websiteChangeRoutes } from '#shared/contract/routes/websites/website-change-routes.ts';
import type { Website } from '#shared/contract/website.ts';
import type { FactSources } from '#shared/profile/projection/fact-kinds.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ websites: websiteChangeRoutes });

/** Has the website show the profile's facts of some kinds, or its own. Fails with `website_changed` like any edit. */
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
