import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CreateFromTemplateSchema } from '#shared/websites/contract/site-template.ts';
import { websiteTransferRoutes } from '#shared/websites/contract/website-transfer-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ websites: websiteTransferRoutes });

/** Creates a website from a template and returns its ID. */
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
