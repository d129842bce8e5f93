import { useQuery } from '@tanstack/react-query';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { websiteRows } from './website-rows.ts';

const api = createApi({ websites: websiteRows });

/** The address of the last published website; empty if there is none. */
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
