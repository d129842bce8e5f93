import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CheckedCodeSchema, RedemptionSchema } from '#shared/redemptions/contract/redemption.ts';
import { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ redemptions: redemptionRoutes });

export type CheckedCode = z.output<typeof CheckedCodeSchema>;
export type Redemption = z.output<typeof RedemptionSchema>;
type RedeemBody = { code: string; amount?: number; was_here_before?: boolean; redemption_id: string };

/** The calls that redeem codes, for the owner or for staff. */
export type RegisterCalls = {
  check: (code: string) => Promise<CheckedCode>;
  redeem: (body: RedeemBody) => Promise<Redemption>;
};

/** As the signed-in owner. */
export const ownerRegister: RegisterCalls = {
  check: async (code) => (await api.redemptions.checkCode({ body: { code } })).data,
  redeem: async (body) => (await api.redemptions.redeemCode({ body })).data,
};

/** With the staff link. */
export function staffRegister(till_token: string): RegisterCalls {
  return {
    check: async (code) => (await api.redemptions.checkCodeAtTill({ body: { till_token, code } })).data,
    redeem: async (body) => (await api.redemptions.redeemCodeAtTill({ body: { till_token, ...body } })).data,
  };
}

/** Redeemed codes, newest first, page by page. */
export function useRedemptions() {
  return usePages({
    queryKey: queryKeys.redemptions,
    read: (cursor, signal) => api.redemptions.listRedemptions({ query: { limit: 10, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ redemptions }) => redemptions),
  });
}

/** Reloads redemptions and the dashboard. */
export const useForgetRedemptions = () => useReload(queryKeys.redemptions, queryKeys.restaurantDashboard);

export function useUndoRedemption() {
  const forget = useForgetRedemptions();
  return useMutation({
    mutationFn: async (id: string) => (await api.redemptions.undoRedemption({ params: { id } })).message,
    onSuccess: forget,
  });
}

/** When the staff link was created; null if there is none. */
export function useStaffLink() {
  return useQuery({
    queryKey: queryKeys.tillLink,
    queryFn: async ({ signal }) => (await api.redemptions.getTillLink({ signal })).data.created_at,
  });
}

export function useChangeStaffLink() {
  const queries = useQueryClient();
  const keep = (created_at: string | null) => queries.setQueryData(queryKeys.tillLink, created_at);
  return {
    create: useMutation({
      mutationFn: async () => (await api.redemptions.createTillLink()).data,
      onSuccess: ({ created_at }) => keep(created_at),
    }),
    withdraw: useMutation({
      mutationFn: async () => (await api.redemptions.withdrawTillLink()).message,
      onSuccess: () => keep(null),
    }),
  };
}
