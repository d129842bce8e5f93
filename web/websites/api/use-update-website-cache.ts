import { useQueryClient } from '@tanstack/react-query';
import type { Website } from '#shared/websites/contract/website.ts';
import { queryKeys } from '#web/client/query-keys.ts';

/** Updates the cached website and reloads the lists. */
export function useUpdateWebsiteCache(id: string): (website: Website) => void {
  const queryClient = useQueryClient();
  return (website) => {
    queryClient.setQueryData(queryKeys.website(id), website);
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteVersions(id) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    void queryClient.invalidateQueries({ queryKey: queryKeys.restaurantDashboard });
  };
}
