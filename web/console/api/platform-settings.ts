import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type {
  ChangeSettingsSchema,
  PlatformSettingsSchema,
} from '#shared/platform-settings/contract/platform-settings.ts';
import { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import type { TriedModelSchema } from '#shared/platform-settings/contract/text-model.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ platformSettings: platformSettingsRoutes });

export type PlatformSettings = z.output<typeof PlatformSettingsSchema>;
export type TriedModel = z.output<typeof TriedModelSchema>;
/** Only the named settings change. */
export type SettingsChange = z.input<typeof ChangeSettingsSchema>;

/** Reads the platform's settings and providers. */
export function usePlatformSettings() {
  return useQuery({
    queryKey: queryKeys.platformSettings,
    queryFn: async ({ signal }) => (await api.platformSettings.getPlatformSettings({ signal })).data,
  });
}

/** Sends a prompt to the text model, then reloads its status. */
export function useTryModel() {
  return useMutation({
    mutationFn: async (prompt: string) => (await api.platformSettings.tryModel({ body: { prompt } })).data,
    onSettled: useReload(queryKeys.platformSettings),
  });
}

/** Lists the numbers that restaurants text from, page by page. */
export function useSenderNumbers() {
  return usePages({
    queryKey: queryKeys.senderNumbers,
    read: (cursor, signal) => api.platformSettings.listSenderNumbers({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ numbers }) => numbers),
  });
}

/** Saves a change. If someone changed the same setting, reloads it and throws `ApiError` `settings_changed`. */
export function useChangeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: SettingsChange) =>
      (await api.platformSettings.changePlatformSettings({ body })).data,
    onSuccess: (settings) => queries.setQueryData(queryKeys.platformSettings, settings),
    onError: useReload(queryKeys.platformSettings),
    onSettled: useReload(queryKeys.costs),
  });
}
