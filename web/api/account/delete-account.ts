import type * as z from 'zod/mini';
import type { DeleteAccountSchema } from '#shared/contract/account.ts';
import { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import { createApi } from '../api.ts';

const api = createApi({ auth: authRoutes });

/** Deletes the account of the signed-in owner. Nothing signs in to it from then on. */
export async function deleteAccount(body: z.input<typeof DeleteAccountSchema>): Promise<void> {
  await api.auth.deleteAccount({ body });
}
