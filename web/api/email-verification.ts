import { useMutation, useQuery } from '@tanstack/react-query';
import { emailVerificationRoutes } from '#shared/contract/routes/email-verification-routes.ts';
import { createApi } from './api.ts';
import { queryKeys } from './query-keys.ts';
import { isVerifiedLink, rememberVerifiedLink } from './verified-link.ts';

const api = createApi({ verification: emailVerificationRoutes });

/** Confirms an e-mail address, once per token however often the screen is drawn: the token works a single time. */
export function useEmailVerification(token: string | null) {
  return useQuery({
    queryKey: queryKeys.emailVerification(token),
    queryFn: () => confirm(token ?? ''),
    enabled: token !== null && token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

async function confirm(token: string): Promise<'confirmed'> {
  if (isVerifiedLink(token)) return 'confirmed';
  await api.verification.verifyEmail({ body: { token } });
  rememberVerifiedLink(token);
  return 'confirmed';
}

/** Sends the verification e-mail again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => api.verification.resendVerification() });
}
