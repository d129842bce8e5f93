import { useInfiniteQuery } from '@tanstack/react-query';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ leads: leadRoutes });

/** Questions from the contact form, newest first, page by page. */
export function useLeads() {
  return useInfiniteQuery({
    queryKey: queryKeys.leads,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      return (await api.leads.listLeads({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ leads }) => leads),
  });
}
