import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CreateFromTemplateSchema } from '#shared/contract/site-template.ts';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** All designs of the gallery; they are few and do not change while the app is open. */
export function useTemplates() {
  return useQuery({
    queryKey: queryKeys.templates,
    queryFn: async ({ signal }) => (await api.websites.listTemplates({ query: {}, signal })).data.templates,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The restaurant that websites are made for, with what its owner told when signing up. */
export function useBuilderRestaurant() {
  return useQuery({
    queryKey: queryKeys.builderRestaurant,
    queryFn: async ({ signal }) =>
      (await api.websites.getWebsiteBuilderDashboard({ signal })).data.restaurant,
  });
}

/** Makes a website from a template; the answer names it. */
export function useCreateFromTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof CreateFromTemplateSchema>) => api.websites.createFromTemplate({ body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
      void queryClient.invalidateQueries({ queryKey: queryKeys.restaurantDashboard });
    },
  });
}
