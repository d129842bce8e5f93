import { useMutation, useQueryClient } from '@tanstack/react-query';
import { websiteChangeRoutes } from '#shared/websites/contract/website-change-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ websites: websiteChangeRoutes });

/** Publishes the website and reloads it. */
export function usePublishWebsite(id: string) {
  return useMutation({
    mutationFn: () => api.websites.publishWebsite({ params: { id }, body: {} }),
    onSuccess: useReloadWebsite(id),
  });
}

/** Unpublishes the website and reloads it. */
export function useUnpublishWebsite(id: string) {
  return useMutation({
    mutationFn: () => api.websites.unpublishWebsite({ params: { id } }),
    onSuccess: useReloadWebsite(id),
  });
}

function useReloadWebsite(id: string) {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    void queryClient.invalidateQueries({ queryKey: queryKeys.restaurantDashboard });
    await queryClient.invalidateQueries({ queryKey: queryKeys.website(id) });
  };
}
