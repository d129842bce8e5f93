import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { DeleteAccountSchema } from '#shared/accounts/contract/account.ts';
import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ auth: authRoutes, billing: billingRoutes });

/** What ends with the account of the signed-in owner. */
export function useOwnDeletionPreview() {
  return useQuery({
    queryKey: queryKeys.ownDeletionPreview,
    queryFn: async ({ signal }) => (await api.billing.previewOwnDeletion({ signal })).data,
    // What is running now, not what was when the form was last open.
    gcTime: 0,
  });
}

/** Deletes the account of the signed-in owner. Nothing signs in to it from then on. */
export async function deleteAccount(body: z.input<typeof DeleteAccountSchema>): Promise<void> {
  await api.auth.deleteAccount({ body });
}
