import { useQuery } from '@tanstack/react-query';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ announcements: announcementRoutes });

/** Owners who keep the app open all day see a new announcement within the hour. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** What the platform tells the restaurant’s owner now. */
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
