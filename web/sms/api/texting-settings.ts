import { useMutation, useQuery } from '@tanstack/react-query';
import type { TextingHours } from '#shared/sms/contract/texting-hours.ts';
import { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ texting: textingSettingsRoutes });

/** The restaurant’s texting settings. */
export function useTextingSettings() {
  return useQuery({
    queryKey: queryKeys.textingSettings,
    queryFn: async ({ signal }) => (await api.texting.getTextingSettings({ signal })).data,
  });
}

/** Null removes the owner’s own hours. */
export function useUpdateTextingHours() {
  return useMutation({
    mutationFn: (hours: TextingHours | null) => api.texting.updateTextingHours({ body: { hours } }),
    onSuccess: useReload(queryKeys.textingSettings),
  });
}
