import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReportType } from '#shared/console/business-intelligence/business-report.ts';
import type { ContactDraft } from '#shared/console/business-intelligence/contact-draft.ts';
import { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import type { RouteAnswer } from '#shared/contract/route.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ business: businessIntelligenceRoutes });

/** Spec, console §9. */
const REFRESH_MS = 300_000;

type Routes = typeof businessIntelligenceRoutes;
export type BusinessDashboard = RouteAnswer<Routes['getBusinessDashboard']>['data'];
export type AtRiskCustomer = BusinessDashboard['at_risk_customers']['customers'][number];
export type BusinessInsight = BusinessDashboard['insights'][number];
export type BusinessReport = RouteAnswer<Routes['getBusinessReport']>['data'];

/** Reads the dashboard, and again every five minutes while the screen is visible. */
export function useBusinessDashboard() {
  return useQuery({
    queryKey: queryKeys.businessDashboard,
    queryFn: async ({ signal }) => (await api.business.getBusinessDashboard({ query: {}, signal })).data,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    staleTime: REFRESH_MS,
  });
}

/** Reads a report, again each time that it is opened. */
export function useBusinessReport(type: ReportType) {
  return useQuery({
    queryKey: queryKeys.businessReport(type),
    queryFn: async ({ signal }) =>
      (await api.business.getBusinessReport({ params: { type }, query: {}, signal })).data,
    staleTime: 0,
  });
}

/** Fetches a report to save. */
export function useExportReport() {
  return useMutation({
    mutationFn: async (type: ReportType) =>
      (await api.business.getBusinessReport({ params: { type }, query: {} })).data,
  });
}

/** Emails an owner and returns the confirmation message. */
export function useContactRestaurant(id: string) {
  return useMutation({
    mutationFn: async (body: ContactDraft) =>
      (await api.business.contactRestaurant({ params: { id }, body })).message,
    onSettled: useReload(queryKeys.adminRestaurant(id)),
  });
}
