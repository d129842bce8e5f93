import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restaurantAdministrationRoutes } from '#shared/contract/routes/admin/restaurant-administration-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ administration: restaurantAdministrationRoutes });

/** Its answer is the sentence that says so. */
export function useDeleteRestaurant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.administration.deleteRestaurant({ params: { id } })).message,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin }),
  });
}
