import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Actor } from '#shared/audit/contract/activity.ts';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import type { ActivityKind, PlatformActivityEntry } from '#shared/audit/contract/platform-activity.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ activity: activityRoutes });

export type { PlatformActivityEntry };

/** Which receipts are looked at. Days are those of UTC. */
export type ActivityQuery = {
  restaurant_id?: string;
  actor?: Actor;
  administrator_id?: string;
  kind?: ActivityKind;
  from?: string;
  to?: string;
};

/** What one file holds at most. */
export const MOST_EXPORTED = 5000;

/** Who did what on the platform, newest first, page by page. */
export function usePlatformActivity(asked: ActivityQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.platformActivity(asked),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked, ...(pageParam !== '' && { cursor: pageParam }) };
      return (await api.activity.listPlatformActivity({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      searchedBackTo: pages.at(-1)?.searched_back_to,
    }),
  });
}

/** The text of a CSV file with the newest of them, and whether it holds all. Throws `ApiError`. */
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
