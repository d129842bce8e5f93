import { useMutation, useQuery } from '@tanstack/react-query';
import { billingActionRoutes } from '#shared/billing/contract/billing-action-routes.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ billing: billingActionRoutes });

/** Reads a restaurant’s subscription with its invoices and what happens next. */
export function useBill(id: string) {
  return useQuery({
    queryKey: queryKeys.adminBill(id),
    queryFn: async ({ signal }) => (await api.billing.getSubscription({ params: { id }, signal })).data,
  });
}

/** Does one thing about a bill, then reloads all billing data. */
export function useActOnBill(id: string) {
  return useMutation({
    mutationFn: (body: BillingAction) => api.billing.actOnSubscription({ params: { id }, body }),
    onSettled: useReload(queryKeys.adminBilling),
  });
}

/** Reads what another plan costs a restaurant. Never cached, because the prorated price changes daily. */
export function useBillPreview(id: string, plan_id: PlanId) {
  return useQuery({
    queryKey: [...queryKeys.adminPlanPreview(id), plan_id],
    queryFn: async ({ signal }) =>
      (await api.billing.previewSubscription({ params: { id }, query: { plan_id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}
