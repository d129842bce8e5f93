import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Undo } from '#shared/audit/contract/activity.ts';
import { loadChunk } from '#web/shell/navigation/lazy-chunk.ts';

const importUndo = async () => (await import('#web/audit/api/undo-change.ts')).undoChange;

/** Puts things back as they were. All that is shown is read again: the screen cannot know what hung on it. */
export function useUndo(restaurantId: string) {
  const queries = useQueryClient();
  return useMutation({
    // What it calls comes with the first one: most who look undo nothing.
    mutationFn: async (undo: Undo) => (await loadChunk(importUndo))(undo, restaurantId),
    onSettled: () => queries.invalidateQueries(),
  });
}
