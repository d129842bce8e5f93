import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { websiteTransferRoutes } from '#shared/contract/routes/websites/website-transfer-routes.ts';
import type { CreateFromTemplateSchema } from '#shared/contract/site-template.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ websites: websiteTransferRoutes });

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
