import { useQuery } from '@tanstack/react-query';
import { websiteRoutes } from '#shared/contract/routes/websites/website-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ websites: websiteRoutes });

/** Where the page is that the restaurant has published last; empty text where it has none. */
export function usePublishedAddress() {
  return useQuery({
    queryKey: queryKeys.publishedAddress,
    queryFn: async ({ signal }) => {
      const query = { page: 1, per_page: 1, status: 'published' } as const;
      const { websites } = (await api.websites.listWebsites({ query, signal })).data;
      return websites[0]?.url ?? '';
    },
  });
}
