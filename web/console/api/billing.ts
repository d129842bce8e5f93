import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { SubscriptionSchema } from '#shared/billing/contract/billing.ts';
import type { BillingDashboardSchema } from '#shared/billing/contract/billing-dashboard.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';
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

type Asked<Query> = Omit<Query, 'limit' | 'cursor'>;
export type SubscriptionSearch = Asked<z.output<typeof billingRoutes.listSubscriptions.query>>;
export type InvoiceSearch = Partial<Asked<z.output<typeof billingRoutes.listInvoices.query>>>;

/** Lists active subscriptions page by page. */
export function useSubscriptions(asked: SubscriptionSearch) {
  return usePages({
    queryKey: queryKeys.adminSubscriptions(asked),
    read: (cursor, signal) =>
      api.billing.listSubscriptions({ query: { ...asked, limit: PAGE_SIZE, ...cursor }, signal }),
    select: (pages) => ({
      rows: pages.flatMap(({ subscriptions }) => subscriptions),
      moreMatch: pages.some(({ more_match }) => more_match === true),
    }),
    keepsPrevious: true,
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

/** Reads all invoices that match. `onProgress` hears how many it has so far. */
export function readAllInvoices(asked: InvoiceSearch, onProgress: (count: number) => void) {
  return readAllPages(async (page) => {
    const { invoices, next_cursor } = (await api.billing.listInvoices({ query: { ...asked, ...page } })).data;
    return { rows: invoices, next_cursor };
  }, onProgress);
}

/** Reads all subscriptions that match. `onProgress` hears how many it has so far. */
export function readAllSubscriptions(asked: SubscriptionSearch, onProgress: (count: number) => void) {
  return readAllPages(async (page) => {
    const query = { ...asked, ...page };
    const { subscriptions, next_cursor } = (await api.billing.listSubscriptions({ query })).data;
    return { rows: subscriptions, next_cursor };
  }, onProgress);
}

/** Lists invoices of all restaurants page by page. */
export function useInvoices(asked: InvoiceSearch) {
  return usePages({
    queryKey: queryKeys.adminInvoices(asked),
    read: (cursor, signal) =>
      api.billing.listInvoices({ query: { ...asked, limit: PAGE_SIZE, ...cursor }, signal }),
    select: (pages) => ({
      rows: pages.flatMap(({ invoices }) => invoices),
      moreMatch: pages.some(({ more_match }) => more_match === true),
    }),
    keepsPrevious: true,
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
  return useMutation({
    mutationFn: ({ id, ...body }: SubscriptionChange) =>
      api.billing.updateSubscription({ params: { id }, body }),
    onSettled: useReload(queryKeys.adminBilling),
  });
}
