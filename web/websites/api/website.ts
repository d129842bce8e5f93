import { useQuery } from '@tanstack/react-query';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { websiteRows } from './website-rows.ts';

const api = createApi({ websites: websiteRows });

/** One website with its content. */
export function useWebsite(id: string) {
  return useQuery({
    queryKey: queryKeys.website(id),
    queryFn: async ({ signal }) => (await api.websites.getWebsite({ params: { id }, signal })).data,
  });
}
