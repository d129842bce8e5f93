import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ administration: restaurantAdministrationRoutes });

/** Lists what happened to a restaurant and what was noted about it, newest first. */
export function useRestaurantTimeline(id: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.adminRestaurantTimeline(id),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      return (await api.administration.getRestaurantTimeline({ params: { id }, query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

export type NoteChange =
  | { kind: 'add'; text: string }
  | { kind: 'edit'; noteId: string; text: string }
  | { kind: 'delete'; noteId: string }
  | { kind: 'tags'; tags: string[] };

/** Adds, changes, or deletes a note, or replaces the tags. */
export function useChangeNotes(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: NoteChange) => call(id, change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminRestaurant(id) }),
  });
}

function call(id: string, change: NoteChange): Promise<{ message: string }> {
  const { administration } = api;
  switch (change.kind) {
    case 'add':
      return administration.addRestaurantNote({ params: { id }, body: { text: change.text } });
    case 'edit':
      return administration.editRestaurantNote({
        params: { id, note_id: change.noteId },
        body: { text: change.text },
      });
    case 'delete':
      return administration.deleteRestaurantNote({ params: { id, note_id: change.noteId } });
    case 'tags':
      return administration.setRestaurantTags({ params: { id }, body: { tags: change.tags } });
  }
}
