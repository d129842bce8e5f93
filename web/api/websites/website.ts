import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

/** One website with its content. */
export function useWebsite(id: string) {
  return useQuery({
    queryKey: queryKeys.website(id),
    queryFn: async ({ signal }) => (await api.websites.getWebsite({ params: { id }, signal })).data,
  });
}

/** Puts the website on its public address, then reads it again. */
export function usePublishWebsite(id: string) {
  const reload = useReload(id);
  return useMutation({
    mutationFn: () => api.websites.publishWebsite({ params: { id } }),
    onSuccess: reload,
  });
}

/** Takes the website off its public address, then reads it again. */
export function useUnpublishWebsite(id: string) {
  const reload = useReload(id);
  return useMutation({
    mutationFn: () => api.websites.unpublishWebsite({ params: { id } }),
    onSuccess: reload,
  });
}

function useReload(id: string) {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    void queryClient.invalidateQueries({ queryKey: queryKeys.restaurantDashboard });
    await queryClient.invalidateQueries({ queryKey: queryKeys.website(id) });
  };
}
