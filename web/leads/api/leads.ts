import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';

const api = createApi({ leads: leadRoutes });

/** Questions from the contact form, newest first, page by page. */
export function useLeads() {
  return usePages({
    queryKey: queryKeys.leads,
    read: (cursor, signal) => api.leads.listLeads({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ leads }) => leads),
  });
}
