import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { usePublicConfig } from '#web/client/public-config.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const DemoAdminSchema = z.nullable(z.object({ email: z.string(), password: z.string() }));

/** The demo administrator, if there is one. Local mode serves it beside the API; it isn’t part of the contract. */
export function useDemoAdmin() {
  const isLocal = usePublicConfig().data?.is_local === true;
  return useQuery({
    queryKey: queryKeys.demoAdmin,
    queryFn: async ({ signal }) => {
      const response = await fetch('/dev/demo-admin', { signal, headers: { accept: 'application/json' } });
      return response.ok ? DemoAdminSchema.parse(await response.json()) : null;
    },
    enabled: isLocal,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
