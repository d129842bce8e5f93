import { useMutation, useQuery } from '@tanstack/react-query';
import { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';

const api = createApi({ auth: authRoutes });

/** Confirms an e-mail address, once per token however often the screen is drawn: the token works a single time. */
export function useEmailVerification(token: string | null) {
  return useQuery({
    queryKey: queryKeys.emailVerification(token),
    queryFn: () => api.auth.verifyEmail({ body: { token: token ?? '' } }),
    enabled: token !== null && token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

/** Sends the verification e-mail again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => api.auth.resendVerification() });
}
