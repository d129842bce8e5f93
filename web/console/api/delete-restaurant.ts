import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ administration: restaurantAdministrationRoutes });

/** What a restaurant has that ends when it is deleted; undefined: nothing is asked. */
export function useDeletionPreview(id: string | undefined) {
  return useQuery({
    queryKey: queryKeys.adminDeletionPreview(id ?? ''),
    queryFn: async ({ signal }) =>
      (await api.administration.previewDeletion({ params: { id: id ?? '' }, signal })).data,
    enabled: id !== undefined,
    // What is running now, not what was when the dialog was last open.
    gcTime: 0,
  });
}

/** Its answer is the sentence that says so. */
export function useDeleteRestaurant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.administration.deleteRestaurant({ params: { id } })).message,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin }),
  });
}
