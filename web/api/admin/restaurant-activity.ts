import { useInfiniteQuery } from '@tanstack/react-query';
import { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ activity: activityRoutes });

/** Who did what to the restaurant, newest first, page by page. */
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
