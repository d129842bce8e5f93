import { useMutation, useQuery } from '@tanstack/react-query';
import { emailVerificationRoutes } from '#shared/accounts/contract/email-verification-routes.ts';
import { createApi } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { announceVerified } from './verified-link.ts';

const api = createApi({ verification: emailVerificationRoutes });

/** Confirms an e-mail address, once per token however often the screen is drawn. Answers what the server says of it. */
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

/** Any 2xx is a success, whatever its body is (spec, website builder §9). */
async function messageOf(answer: Promise<{ message: string }>): Promise<string> {
  try {
    return (await answer).message;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 200 && error.status < 300)
      return 'Your email address is verified.';
    throw error;
  }
}

/** Sends the verification e-mail again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => api.verification.resendVerification() });
}
