import { useInfiniteQuery } from '@tanstack/react-query';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ activity: activityRoutes });

/** The restaurant’s activity, newest first, page by page. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: queryKeys.activity,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      return (await api.activity.listActivity({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}
