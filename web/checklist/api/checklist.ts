import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { CategoryWithItems, ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ checklists: checklistRoutes });

/** The restaurant’s whole checklist. Waits until the restaurant is known. */
export function checklistQuery(restaurantId: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.checklist(restaurantId),
    enabled: restaurantId !== undefined,
    queryFn: async ({ signal }) => {
      const query = { ...(restaurantId !== undefined && { restaurantId }) };
      return (await api.checklists.listCategoriesWithItems({ query, signal })).data.categories;
    },
  });
}

export function useChecklist(restaurantId: string | undefined) {
  return useQuery(checklistQuery(restaurantId));
}

export type ChecklistFigures = NonNullable<ReturnType<typeof useChecklistProgress>['data']>;

/** The progress of both parts. */
export function useChecklistProgress(restaurantId: string | undefined) {
  return useQuery({
    queryKey: queryKeys.checklistProgress(restaurantId),
    enabled: restaurantId !== undefined,
    queryFn: async ({ signal }) => {
      const params = { id: restaurantId ?? '' };
      const { foundational, ongoing, ...figures } = (
        await api.checklists.getChecklistProgress({ params, query: {}, signal })
      ).data;
      if (foundational === undefined || ongoing === undefined)
        throw new Error('The answer lacks the progress of both parts.');
      return { foundational, ongoing, ...figures };
    },
  });
}

export type ItemUpdate = { itemId: string; status?: ItemStatus; notes?: string; isProposed?: boolean };

/**
 * Changes an item. The screen shows the server’s answer, and progress reloads. After a failure, the whole checklist
 * reloads.
 */
export function useUpdateItem(restaurantId: string) {
  const queries = useQueryClient();
  const checklistKey = queryKeys.checklist(restaurantId);
  const reloadFigures = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.checklistProgress(restaurantId) }),
      queries.invalidateQueries({ queryKey: queryKeys.restaurantDashboard }),
    ]);
  return useMutation({
    mutationFn: async ({ itemId, isProposed, ...query }: ItemUpdate) => {
      const params = { id: restaurantId, item_id: itemId };
      return (await api.checklists.updateChecklistStatus({ params, query, isProposed })).data;
    },
    onSuccess: async (confirmed) => {
      // A pending read may hold data from before the change.
      await queries.cancelQueries({ queryKey: checklistKey });
      queries.setQueryData(checklistKey, (categories: CategoryWithItems[] | undefined) =>
        categories?.map((category) => ({
          ...category,
          items: category.items.map(
            (item): ChecklistItem => (item.item_id === confirmed.item_id ? { ...item, ...confirmed } : item),
          ),
        })),
      );
      await reloadFigures();
    },
    onError: () => Promise.all([queries.invalidateQueries({ queryKey: checklistKey }), reloadFigures()]),
  });
}
