import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ profile: restaurantProfileRoutes });

/** Notes in the profile in which city the restaurant is; ads that wait for it are read again. */
export function useSaveCity() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (city: string) =>
      (await api.profile.updateProfile({ query: {}, body: { 'address.locality': city } })).data,
    onSuccess: async (stored) => {
      queries.setQueryData(queryKeys.profile, stored);
      await queries.invalidateQueries({ queryKey: queryKeys.ads });
    },
  });
}
