import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ secondFactor: secondFactorRoutes });

type Proof = { challenge: string; code: string };

/** Finishes a sign-in. Throws `ApiError`. */
export async function signInWithCode(body: Proof) {
  return api.secondFactor.signInWithCode({ body });
}

/** The secret of one challenge. Requested once, because every request creates a new one. */
export function useEnrollment(challenge: string) {
  return useQuery({
    queryKey: queryKeys.enrollment(challenge),
    queryFn: async () => (await api.secondFactor.beginEnrollment({ body: { challenge } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Returns a session and the recovery codes. Throws `ApiError`. */
export async function confirmEnrollment(body: Proof) {
  return api.secondFactor.confirmEnrollment({ body });
}

/** Whether two-step verification is on, and how many recovery codes are left. */
export function useSecondFactor() {
  return useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: async ({ signal }) => (await api.secondFactor.getSecondFactor({ signal })).data,
  });
}

/** Every change needs the password. Throws `ApiError`. */
export function useChangeSecondFactor() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
  const body = (current_password: string) => ({ body: { current_password } });
  const allow = useMutation({
    mutationFn: async (password: string) =>
      (await api.secondFactor.allowEnrollment(body(password))).data.challenge,
  });
  const renew = useMutation({
    mutationFn: async (password: string) =>
      (await api.secondFactor.renewRecoveryCodes(body(password))).data.recovery_codes,
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (password: string) => {
      await api.secondFactor.removeSecondFactor(body(password));
    },
    onSuccess,
  });
  return { allow, renew, remove, refresh: onSuccess };
}
