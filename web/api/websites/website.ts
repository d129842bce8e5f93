import { useQuery } from '@tanstack/react-query';
import { websiteRoutes } from '#shared/contract/routes/websites/website-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ websites: websiteRoutes });

/** One website with its content. */
export function useWebsite(id: string) {
  return useQuery({
    queryKey: queryKeys.website(id),
    queryFn: async ({ signal }) => (await api.websites.getWebsite({ params: { id }, signal })).data,
  });
}
