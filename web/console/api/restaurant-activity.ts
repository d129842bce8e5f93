import { useInfiniteQuery } from '@tanstack/react-query';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ activity: activityRoutes });

/** Lists a restaurant's activity page by page, newest first. */
export function useRestaurantActivity(id: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.adminRestaurantActivity(id),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 20, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return (await api.activity.listRestaurantActivity({ params: { id }, query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}
