import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type {
  BilledInvoiceSchema,
  OwnBillingSchema,
  PlanPreviewSchema,
} from '#shared/billing/contract/billing.ts';
import { ownBillingRoutes } from '#shared/billing/contract/own-billing-routes.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ billing: ownBillingRoutes });

export type OwnBilling = z.output<typeof OwnBillingSchema>;
export type OfferedPlan = OwnBilling['plans'][number];
export type PlanPreview = z.output<typeof PlanPreviewSchema>;
export type BilledInvoice = z.output<typeof BilledInvoiceSchema>;

/** While an upgrade waits for its owner, who may confirm it in another tab. */
const ASK_AGAIN_MILLISECONDS = 10_000;

/** The restaurant’s plan, usage, and available plans. */
export function useOwnBilling() {
  return useQuery({
    queryKey: queryKeys.ownBilling,
    queryFn: async ({ signal }) => (await api.billing.getOwnBilling({ signal })).data,
    refetchInterval: ({ state }) => (state.data?.unconfirmed_upgrade ? ASK_AGAIN_MILLISECONDS : false),
  });
}

/**
 * What a plan would cost now. Always fresh, because the price changes daily. `keeps`: the change undoes a
 * cancellation.
 */
export function usePlanPreview(planId: PlanId, keeps: boolean) {
  return useQuery({
    queryKey: queryKeys.planPreview(planId, keeps),
    queryFn: async ({ signal }) =>
      (await api.billing.previewOwnPlan({ query: { plan_id: planId, keep: String(keeps) }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The restaurant’s invoices, newest first, page by page. */
export function useOwnInvoices() {
  return useInfiniteQuery({
    queryKey: queryKeys.ownInvoices,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 12, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return (await api.billing.listOwnInvoices({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ invoices }) => invoices),
  });
}

/** Fetches one of the restaurant’s invoices as a document. */
export function useDownloadOwnInvoice() {
  return useMutation({
    mutationFn: ({ invoice_id }: BilledInvoice) =>
      api.billing.downloadOwnInvoice({ params: { id: invoice_id } }),
  });
}

export type BillingChange =
  | { kind: 'subscribe'; planId: PlanId; token: string; due: number }
  | { kind: 'plan'; planId: PlanId; due: number; keeps: boolean }
  | { kind: 'end'; isEnding: boolean }
  | { kind: 'card'; token: string }
  | { kind: 'credit'; amount: number; key: string };

/** Every change returns the new state. Invoices reload. */
export function useChangeBilling() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: BillingChange) => (await send(change)).data,
    onSuccess: (billing) => {
      queries.setQueryData(queryKeys.ownBilling, billing);
      return queries.invalidateQueries({ queryKey: queryKeys.ownInvoices });
    },
    // A declined card may still have been saved, and a payment may have become overdue.
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.ownBilling }),
  });
}

function send(change: BillingChange) {
  switch (change.kind) {
    case 'subscribe': {
      const { planId: plan_id, token: payment_token, due } = change;
      return api.billing.subscribe({ body: { plan_id, payment_token, due } });
    }
    case 'plan': {
      const { planId: plan_id, due, keeps } = change;
      return api.billing.changeOwnSubscription({ body: { plan_id, due, ...(keeps && { keep: true }) } });
    }
    case 'end':
      return api.billing.changeOwnSubscription({ body: { cancel_at_period_end: change.isEnding } });
    case 'card':
      return api.billing.replaceCard({ body: { payment_token: change.token } });
    case 'credit':
      return api.billing.buyCredits({ body: { amount: change.amount, idempotencyKey: change.key } });
  }
}
