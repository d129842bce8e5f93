import { useMutation, useQuery } from '@tanstack/react-query';
import { emailVerificationRoutes } from '#shared/accounts/contract/email-verification-routes.ts';
import { createApi } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { announceVerified } from './verified-link.ts';

const api = createApi({ verification: emailVerificationRoutes });

/**
 * Verifies an email address and returns the server’s message. A token is sent once, however often the screen renders.
 */
export function useEmailVerification(token: string) {
  return useQuery({
    queryKey: queryKeys.emailVerification(token),
    queryFn: () => confirm(token),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

async function confirm(token: string): Promise<string> {
  const message = await messageOf(api.verification.verifyEmail({ body: { token } }));
  announceVerified(token);
  return message;
}

/** Any 2xx is a success, whatever the body (spec, website builder §9). */
async function messageOf(answer: Promise<{ message: string }>): Promise<string> {
  try {
    return (await answer).message;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 200 && error.status < 300)
      return 'Your email address is verified.';
    throw error;
  }
}

/** Resends the verification email. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => api.verification.resendVerification() });
}
