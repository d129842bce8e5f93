import { useQuery } from '@tanstack/react-query';
import { textingSettingsRoutes } from '#shared/contract/routes/texting-settings-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ texting: textingSettingsRoutes });

/** How the restaurant's texts go out. */
export function useTextingSettings() {
  return useQuery({
    queryKey: queryKeys.textingSettings,
    queryFn: async ({ signal }) => (await api.texting.getTextingSettings({ signal })).data,
  });
}
