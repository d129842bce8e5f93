import { useMutation } from '@tanstack/react-query';
import { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ profile: restaurantProfileRoutes });

/** Saves the restaurant’s city in its profile, and reloads the profile and the ads waiting for the city. */
export function useSaveCity() {
  return useMutation({
    mutationFn: (city: string) =>
      api.profile.updateProfile({ query: {}, body: { 'address.locality': city } }),
    onSuccess: useReload(queryKeys.profile, queryKeys.ads),
  });
}
