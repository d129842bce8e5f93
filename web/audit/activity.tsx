import { useMutation, useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import type { ActivityEntry, Undo } from '#shared/audit/contract/activity.ts';
import { useActivity } from '#web/audit/api/activity.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { loadChunk } from '#web/shell/navigation/lazy-chunk.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ActivityDay } from './activity-day.tsx';
import { byDay } from './by-day.ts';

/** All activity by day. One change can be undone at a time. */
export function Activity({ restaurantId }: { restaurantId: string }) {
  const activity = useActivity();
  const undo = useUndo(restaurantId);
  const undoEntry = (entry: ActivityEntry) => {
    if (entry.undo === null || undo.isPending) return;
    undo.mutate(entry.undo, {
      onSuccess: () => showToast({ tone: 'good', title: 'Undone.' }),
      onError: ({ message }) =>
        showToast({ tone: 'danger', title: 'We couldn’t undo this.', description: message }),
    });
  };
  if (activity.isError && activity.data === undefined) return <LoadFailure query={activity} />;
  if (activity.data === undefined) {
    return <Loading label="Loading activity…" measured="form" shapes={[8]} />;
  }
  if (activity.data.length === 0) {
    return (
      <EmptyState icon={<History />} title="No activity yet">
        Changes by you, your staff, and our team appear here for 400 days.
      </EmptyState>
    );
  }
  return (
    <>
      {byDay(activity.data, new Date()).map((day) => (
        <ActivityDay
          key={day.date}
          day={day}
          onUndo={undoEntry}
          pendingUndo={undo.isPending ? undo.variables : undefined}
        />
      ))}
      <MoreButton list={activity} self="center">
        Show earlier activity
      </MoreButton>
      {activity.hasNextPage ? null : <Note>No earlier activity. We keep activity for 400 days.</Note>}
    </>
  );
}

const importUndo = async () => (await import('#web/audit/api/undo-change.ts')).undoChange;

/** Undoes changes. Everything on screen reloads, because other data may depend on the change. */
function useUndo(restaurantId: string) {
  const queries = useQueryClient();
  return useMutation({
    // Loaded with the first undo, because most visitors undo nothing.
    mutationFn: async (undo: Undo) => (await loadChunk(importUndo))(undo, restaurantId),
    onSettled: () => queries.invalidateQueries(),
  });
}
