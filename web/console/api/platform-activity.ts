import { useMutation } from '@tanstack/react-query';
import type { Actor } from '#shared/audit/contract/activity.ts';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import type { ActivityKind, PlatformActivityEntry } from '#shared/audit/contract/platform-activity.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';

const api = createApi({ activity: activityRoutes });

export type { PlatformActivityEntry };

/** Filters of the activity log. Dates are in UTC. */
export type ActivityQuery = {
  restaurant_id?: string;
  actor?: Actor;
  administrator_id?: string;
  kind?: ActivityKind;
  from?: string;
  to?: string;
};

/** The most entries in one file. */
export const MOST_EXPORTED = 5000;

/** Lists the platform's activity page by page, newest first. */
export function usePlatformActivity(asked: ActivityQuery) {
  return usePages({
    queryKey: queryKeys.platformActivity(asked),
    read: (cursor, signal) => api.activity.listPlatformActivity({ query: { ...asked, ...cursor }, signal }),
    select: (pages) => ({
      entries: pages.flatMap(({ entries }) => entries),
      searchedBackTo: pages.at(-1)?.searched_back_to,
    }),
  });
}

/** Exports the newest entries as CSV, and says whether they are all. Throws `ApiError`. */
export function useExportActivity() {
  return useMutation({
    mutationFn: async (asked: ActivityQuery) => {
      const parts: string[] = [];
      let entries = 0;
      let cursor: string | undefined;
      do {
        const query = { ...asked, ...(cursor !== undefined && { cursor }) };
        const { data } = await api.activity.exportPlatformActivity({ query });
        parts.push(data.csv);
        entries += data.entries;
        cursor = data.next_cursor;
      } while (cursor !== undefined && entries < MOST_EXPORTED);
      return { csv: parts.join(''), entries, isWhole: cursor === undefined };
    },
  });
}
