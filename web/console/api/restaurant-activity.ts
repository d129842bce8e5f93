import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';

const api = createApi({ activity: activityRoutes });

/** Lists a restaurant's activity page by page, newest first. */
export function useRestaurantActivity(id: string) {
  return usePages({
    queryKey: queryKeys.adminRestaurantActivity(id),
    read: (cursor, signal) =>
      api.activity.listRestaurantActivity({ params: { id }, query: { limit: 20, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ entries }) => entries),
  });
}
