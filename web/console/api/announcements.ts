import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ announcements: announcementRoutes });

/** Announcements to owners, newest first, page by page. */
export function useAnnouncements() {
  return useInfiniteQuery({
    queryKey: queryKeys.announcements,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      return (await api.announcements.listAnnouncements({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ announcements }) => announcements),
  });
}

type Draft = RouteRequest<typeof announcementRoutes.createAnnouncement>['body'];

/** Saves a new announcement, or the one with this ID. Throws `ApiError`. */
export function useSaveAnnouncement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: Draft }) =>
      id === undefined
        ? api.announcements.createAnnouncement({ body })
        : api.announcements.updateAnnouncement({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.announcements }),
  });
}

/** Deletes an announcement. Throws `ApiError`. */
export function useDeleteAnnouncement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.announcements.deleteAnnouncement({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.announcements }),
  });
}
