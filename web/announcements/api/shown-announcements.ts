import { useQuery } from '@tanstack/react-query';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ announcements: announcementRoutes });

/** An open app shows a new announcement within the hour. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** The current announcements for the restaurant's owner. */
export function useShownAnnouncements() {
  return useQuery({
    queryKey: queryKeys.shownAnnouncements,
    queryFn: async ({ signal }) =>
      (await api.announcements.getShownAnnouncements({ signal })).data.announcements,
    staleTime: AGAIN_AFTER_MS,
    refetchInterval: AGAIN_AFTER_MS,
    retry: false,
  });
}
