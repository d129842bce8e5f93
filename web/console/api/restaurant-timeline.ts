import { useMutation } from '@tanstack/react-query';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ administration: restaurantAdministrationRoutes });

/** Lists what happened to a restaurant and what was noted about it, newest first. */
export function useRestaurantTimeline(id: string) {
  return usePages({
    queryKey: queryKeys.adminRestaurantTimeline(id),
    read: (cursor, signal) =>
      api.administration.getRestaurantTimeline({ params: { id }, query: cursor, signal }),
    select: (pages) => pages.flatMap(({ entries }) => entries),
  });
}

export type NoteChange =
  | { kind: 'add'; text: string }
  | { kind: 'edit'; noteId: string; text: string }
  | { kind: 'delete'; noteId: string }
  | { kind: 'tags'; tags: string[] };

/** Adds, changes, or deletes a note, or replaces the tags. */
export function useChangeNotes(id: string) {
  return useMutation({
    mutationFn: (change: NoteChange) => call(id, change),
    onSettled: useReload(queryKeys.adminRestaurant(id)),
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
