import { useMutation } from '@tanstack/react-query';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ announcements: announcementRoutes });

/** Announcements to owners, newest first, page by page. */
export function useAnnouncements() {
  return usePages({
    queryKey: queryKeys.announcements,
    read: (cursor, signal) => api.announcements.listAnnouncements({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ announcements }) => announcements),
  });
}

type Draft = RouteRequest<typeof announcementRoutes.createAnnouncement>['body'];

/** Saves a new announcement, or the one with this ID. Throws `ApiError`. */
export function useSaveAnnouncement() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: Draft }) =>
      id === undefined
        ? api.announcements.createAnnouncement({ body })
        : api.announcements.updateAnnouncement({ params: { id }, body }),
    onSuccess: useReload(queryKeys.announcements),
  });
}

/** Deletes an announcement. Throws `ApiError`. */
export function useDeleteAnnouncement() {
  return useMutation({
    mutationFn: (id: string) => api.announcements.deleteAnnouncement({ params: { id } }),
    onSuccess: useReload(queryKeys.announcements),
  });
}
