import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Undo } from '#shared/audit/contract/activity.ts';
import { loadChunk } from '#web/shell/navigation/lazy-chunk.ts';

const importUndo = async () => (await import('#web/audit/api/undo-change.ts')).undoChange;

/** Undoes changes. Everything on screen reloads, because other data may depend on the change. */
export function useUndo(restaurantId: string) {
  const queries = useQueryClient();
  return useMutation({
    // Loaded with the first undo, because most visitors undo nothing.
    mutationFn: async (undo: Undo) => (await loadChunk(importUndo))(undo, restaurantId),
    onSettled: () => queries.invalidateQueries(),
  });
}
