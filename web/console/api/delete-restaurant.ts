import { useMutation, useQuery } from '@tanstack/react-query';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ administration: restaurantAdministrationRoutes });

/** Reads what ends when a restaurant is deleted. Reads nothing without an ID. */
export function useDeletionPreview(id: string | undefined) {
  return useQuery({
    queryKey: queryKeys.adminDeletionPreview(id ?? ''),
    queryFn: async ({ signal }) =>
      (await api.administration.previewDeletion({ params: { id: id ?? '' }, signal })).data,
    enabled: id !== undefined,
    // Campaigns may have changed since the dialog was last open.
    gcTime: 0,
  });
}

/** Deletes a restaurant and returns the confirmation message. */
export function useDeleteRestaurant() {
  return useMutation({
    mutationFn: async (id: string) => (await api.administration.deleteRestaurant({ params: { id } })).message,
    onSuccess: useReload(queryKeys.admin),
  });
}
