import { useQuery } from '@tanstack/react-query';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ websites: websiteRoutes });

/** All templates. There are few, and they don’t change while the app is open. */
export function useTemplates() {
  return useQuery({
    queryKey: queryKeys.templates,
    queryFn: async ({ signal }) => (await api.websites.listTemplates({ query: {}, signal })).data.templates,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The restaurant that websites are created for, with its sign-up details. */
export function useBuilderRestaurant() {
  return useQuery({
    queryKey: queryKeys.builderRestaurant,
    queryFn: async ({ signal }) =>
      (await api.websites.getWebsiteBuilderDashboard({ signal })).data.restaurant,
  });
}
