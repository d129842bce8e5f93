import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { redemptionRoutes } from '#shared/contract/routes/redemption-routes.ts';
import { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import type { Undo } from '#shared/contract/settings/activity.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({
  activity: activityRoutes,
  profile: restaurantProfileRoutes,
  checklists: checklistRoutes,
  redemptions: redemptionRoutes,
});

/** What was done to the restaurant, newest first, page by page. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: queryKeys.activity,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      return (await api.activity.listActivity({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

/** Puts things back as they were. All that is shown is read again: the screen cannot know what hung on it. */
export function useUndo(restaurantId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (undo: Undo) => makeUndone(undo, restaurantId),
    onSettled: () => queries.invalidateQueries(),
  });
}

async function makeUndone(undo: Undo, restaurantId: string): Promise<void> {
  switch (undo.kind) {
    case 'profile':
      await api.profile.updateProfile({ query: { version: String(undo.version) }, body: undo.changes });
      return;
    case 'checklist_item': {
      const { item_id, status, notes } = undo;
      const params = { id: restaurantId, item_id };
      await api.checklists.updateChecklistStatus({ params, query: { status, notes } });
      return;
    }
    case 'redemption':
      await api.redemptions.undoRedemption({ params: { id: undo.redemption_id } });
  }
}
