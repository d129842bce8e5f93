import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { DeleteAccountSchema } from '#shared/accounts/contract/account.ts';
import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { ownDeletionRoutes } from '#shared/billing/contract/own-deletion-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { endSession } from '#web/client/token-exchange.ts';

const api = createApi({ auth: authRoutes, billing: ownDeletionRoutes });

/** What ends when the signed-in owner deletes the account. */
export function useOwnDeletionPreview() {
  return useQuery({
    queryKey: queryKeys.ownDeletionPreview,
    queryFn: async ({ signal }) => (await api.billing.previewOwnDeletion({ signal })).data,
    // Always fresh, because ads and texts may have started since the form was last open.
    gcTime: 0,
  });
}

/** Deletes the account of the signed-in owner. It can’t sign in afterwards. */
export async function deleteAccount(body: z.input<typeof DeleteAccountSchema>): Promise<void> {
  await endSession(() => api.auth.deleteAccount({ body }));
}
