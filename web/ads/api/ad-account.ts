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

/** What the restaurant's ads are paid from. */
export function useAdAccount() {
  return useQuery(adAccountQuery);
}

/** Where a person allows it; `returnTo` is where they come back to. */
export function useBeginAdConnection() {
  return useMutation({
    mutationFn: async (returnTo: string) =>
      (await api.adAccount.beginAdConnection({ body: { return_to: returnTo } })).data.authorization_url,
  });
}

export type FacebookAnswer = { code: string; state: string };

/**
 * Connects with what came back from Facebook, once per answer however often the screen is drawn: both work a single
 * time.
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

/** Shows at once what the answer says. */
function useChange<Input>(change: (input: Input) => Promise<{ message: string; data: AdAccountView }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => queries.setQueryData(adAccountQuery.queryKey, data),
  });
}
