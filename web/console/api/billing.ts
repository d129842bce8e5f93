import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { BillingDashboardSchema, SubscriptionSchema } from '#shared/billing/contract/billing.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import type { InvoiceFlag, InvoiceStatus } from '#shared/billing/invoice.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { readAllPages } from './read-all-pages.ts';

const api = createApi({ billing: billingRoutes });

const PAGE_SIZE = 50;

export type BillingDashboard = z.output<typeof BillingDashboardSchema>;
export type Subscription = z.output<typeof SubscriptionSchema>;

/** Reads the platform's subscription revenue. */
export function useBillingDashboard() {
  return useQuery({
    queryKey: queryKeys.adminBilling,
    queryFn: async ({ signal }) => (await api.billing.getBillingDashboard({ signal })).data,
  });
}

/** Lists active subscriptions page by page, newest first. */
export function useSubscriptions() {
  return useInfiniteQuery({
    queryKey: queryKeys.adminSubscriptions,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return (await api.billing.listSubscriptions({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ subscriptions }) => subscriptions),
  });
}

/** Reads what an upgrade costs a restaurant today. Never cached, because the prorated price changes daily. */
export function useUpgradePreview(id: string) {
  return useQuery({
    queryKey: queryKeys.adminPlanPreview(id),
    queryFn: async ({ signal }) => {
      const query = { plan_id: 'upgrade' as const };
      return (await api.billing.previewSubscription({ params: { id }, query, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Statuses, and what happened to payments afterwards. */
export type InvoiceFilter = InvoiceStatus | InvoiceFlag;

/** Reads all invoices that match, newest first. `onProgress` hears how many it has so far. */
export function readAllInvoices(status: InvoiceFilter, onProgress: (count: number) => void) {
  return readAllPages(async (page) => {
    const { invoices, next_cursor } = (await api.billing.listInvoices({ query: { status, ...page } })).data;
    return { rows: invoices, next_cursor };
  }, onProgress);
}

/** Reads all active subscriptions, newest first. `onProgress` hears how many it has so far. */
export function readAllSubscriptions(onProgress: (count: number) => void) {
  return readAllPages(async (page) => {
    const { subscriptions, next_cursor } = (await api.billing.listSubscriptions({ query: page })).data;
    return { rows: subscriptions, next_cursor };
  }, onProgress);
}

/** Lists invoices of all restaurants page by page, newest first. */
export function useInvoices(status: InvoiceFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.adminInvoices(status),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return (await api.billing.listInvoices({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ invoices }) => invoices),
  });
}

/** Fetches an invoice of any restaurant as a file. */
export function useDownloadInvoice() {
  return useMutation({
    mutationFn: ({ restaurant_id, invoice_id }: { restaurant_id: string; invoice_id: string }) =>
      api.billing.downloadInvoice({ params: { restaurant_id, id: invoice_id } }),
  });
}

export type SubscriptionChange = { id: string } & (
  | {
      plan_id: Subscription['plan_id'] | 'upgrade';
      from_plan: Subscription['plan_id'];
      due: number;
      keep?: true;
    }
  | { cancel_at_period_end: boolean }
);

/** Upgrades a subscription or cancels it at the end of the month, then reloads all billing data. */
export function useUpdateSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SubscriptionChange) =>
      api.billing.updateSubscription({ params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.adminBilling }),
  });
}
