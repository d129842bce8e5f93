import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ChangeEmailSchema } from '#shared/accounts/contract/account.ts';
import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ auth: authRoutes });

/** Sends a confirmation link to the new address. Returns the server’s message. */
export async function requestEmailChange(body: z.input<typeof ChangeEmailSchema>): Promise<string> {
  return (await api.auth.changeEmail({ body })).message;
}

/** Confirms the new address. A token is sent once, however often the screen renders. */
export function useEmailConfirmation(token: string) {
  return useQuery({
    queryKey: queryKeys.emailConfirmation(token),
    queryFn: async () => (await api.auth.confirmEmail({ body: { token } })).message,
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}
