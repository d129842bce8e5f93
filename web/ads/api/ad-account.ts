import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdAccountView } from '#shared/ads/contract/ad-account.ts';
import { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ adAccount: adAccountRoutes });

export const adAccountQuery = queryOptions({
  queryKey: queryKeys.adAccount,
  queryFn: async ({ signal }) => (await api.adAccount.getAdAccount({ signal })).data,
});

/** The restaurant’s ad account. */
export function useAdAccount() {
  return useQuery(adAccountQuery);
}

/** Facebook’s permission dialog. `returnTo` is where the user comes back to. */
export function useBeginAdConnection() {
  return useMutation({
    mutationFn: async (returnTo: string) =>
      (await api.adAccount.beginAdConnection({ body: { return_to: returnTo } })).data.authorization_url,
  });
}

export type FacebookAnswer = { code: string; state: string };

/**
 * Connects with the answer from Facebook. An answer works once, so it is sent once, however often the screen renders.
 */
export function useAdConnection(answer: FacebookAnswer | undefined) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: queryKeys.adConnection(answer?.state ?? ''),
    queryFn: async () => {
      const { message, data } = await api.adAccount.connectAdAccount({
        body: answer ?? { code: '', state: '' },
      });
      queries.setQueryData(adAccountQuery.queryKey, data);
      return { message, state: data.state };
    },
    enabled: answer !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

export function useChooseAdAccount() {
  return useChange(async (body: { account_id: string; page_id: string }) =>
    api.adAccount.chooseAdAccount({ body }),
  );
}

export function useDisconnectAdAccount() {
  return useChange(async () => api.adAccount.disconnectAdAccount());
}

/** Shows the answer right away. */
function useChange<Input>(change: (input: Input) => Promise<{ message: string; data: AdAccountView }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => queries.setQueryData(adAccountQuery.queryKey, data),
  });
}
