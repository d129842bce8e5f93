import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savedViewRoutes } from '#shared/accounts/contract/saved-view-routes.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ views: savedViewRoutes });

/** The administrator’s own views of the restaurant list, oldest first. */
export function useSavedViews() {
  return useQuery({
    queryKey: queryKeys.savedViews,
    queryFn: async ({ signal }) => (await api.views.listSavedViews({ signal })).data.views,
  });
}

type Draft = RouteRequest<typeof savedViewRoutes.saveView>['body'];

/** Saves a view in place of the one with its name. Throws `ApiError`. */
export function useSaveView() {
  return useChange((body: Draft) => api.views.saveView({ body }));
}

/** Deletes a view by ID. Throws `ApiError`. */
export function useDeleteView() {
  return useChange((id: string) => api.views.deleteSavedView({ params: { id } }));
}

function useChange<Change>(send: (change: Change) => ReturnType<typeof api.views.saveView>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => queries.setQueryData(queryKeys.savedViews, data.views),
  });
}
