import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';

const api = createApi({ activity: activityRoutes });

/** The restaurant’s activity, newest first, page by page. */
export function useActivity() {
  return usePages({
    queryKey: queryKeys.activity,
    read: (cursor, signal) => api.activity.listActivity({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ entries }) => entries),
  });
}
