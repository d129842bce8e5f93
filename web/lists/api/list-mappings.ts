import { queryOptions, useMutation } from '@tanstack/react-query';
import { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import type { StoredListMapping } from '#shared/lists/contract/list-mapping.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ guests: guestRoutes });

/** The restaurant’s saved column mappings, by the shape of the file. */
export const listMappingsQuery = queryOptions({
  queryKey: queryKeys.listMappings,
  queryFn: async ({ signal }) => (await api.guests.getListMappings({ signal })).data.mappings,
});

export function useSaveListMapping() {
  return useMutation({
    mutationFn: ({ shape, ...body }: StoredListMapping) =>
      api.guests.saveListMapping({ params: { shape }, body }),
    onSuccess: useReload(queryKeys.listMappings),
  });
}
