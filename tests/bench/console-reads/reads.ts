import * as businessAssistantOperations from '#functions/console/assistant-api/operations.ts';
import * as businessIntelligenceOperations from '#functions/console/business-intelligence-api/operations.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { createGetAdminDashboard } from '#functions/dashboard/api/get-admin-dashboard.ts';
import * as platformAnalyticsOperations from '#functions/metrics/platform-api/operations.ts';
import * as revenueAnalyticsOperations from '#functions/metrics/revenue-api/operations.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import * as platformSettingsOperations from '#functions/platform-settings/api/operations.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import type { ROUTE_GROUPS } from '#shared/contract/routes.ts';
import type { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import { aProviderConfig, noTextModel } from '#tests/builders/a-provider-config.ts';
import { aClock } from '#tests/builders/clock.ts';
import { platformRules } from '#tests/builders/platform-rules.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { listReadsOf } from './list-reads.ts';

export type Reads = ReturnType<typeof readsOf>;

type ReadsIn<Table> = {
  [Name in keyof Table]: Table[Name] extends { method: 'GET'; access: 'admin' } ? Name : never;
}[keyof Table];
type Groups = typeof ROUTE_GROUPS;
/**
 * Administrators' reads across restaurants, from the contract: a new one doesn't compile until it's measured. Excludes
 * reads whose cost doesn't grow with restaurants: an administrator's own sessions, views, and two-step verification;
 * one invoice's document; one subscription's price; leads, announcements, bulk emails, alerts, and jobs.
 */
export type AdminRead = Exclude<
  { [Group in keyof Groups]: ReadsIn<Groups[Group]> }[keyof Groups],
  | 'getSecondFactor'
  | 'listAdministrators'
  | 'listSessions'
  | 'listSavedViews'
  | 'downloadInvoice'
  | 'previewSubscription'
  | 'listLeads'
  | 'listAnnouncements'
  | 'listBulkEmails'
  | 'getBulkEmail'
  | 'getAlerts'
  | keyof typeof jobRoutes
>;

/** Reads by operation or assistant question. */
export function readsOf(client: DynamoClient, now: string) {
  const stores = openRepositories(client);
  const { figures, aiUsage: usage } = stores;
  const clock = aClock(now);
  const operations = openOperations(platformAnalyticsOperations, { ...stores, usage, clock });
  const revenue = openOperations(revenueAnalyticsOperations, {
    ...stores,
    counters: stores.redemptionCounters,
    trials: openTrialRecords(stores.platformRecords),
    churn: openChurnRecords(stores.platformRecords),
    clock,
  });
  const business = openOperations(businessIntelligenceOperations, {
    ...stores,
    churn: openChurnRecords(stores.platformRecords),
    emails: { send: async () => undefined },
    ids: { next: () => 'id' },
    clock,
  });
  const settings = openOperations(platformSettingsOperations, {
    ...stores,
    names: stores.restaurantNames,
    settings: createPlatformSettingsStore(stores.platformRecords),
    deletedRestaurants: createDeletedRestaurants(stores.platformRecords),
    providers: aProviderConfig(),
    ...noTextModel(),
    clock,
  });
  const nothing = { params: {}, query: {}, body: {} };
  const assistant = openOperations(businessAssistantOperations, {
    ...stores,
    names: stores.restaurantNames,
    churn: openChurnRecords(stores.platformRecords),
    rules: platformRules(stores, clock),
    readWithModel: async () => undefined,
    clock,
  });
  const caller: Caller = {
    userId: 'admin',
    role: 'admin',
    isImpersonating: false,
    requestId: 'bench',
    clientIp: '127.0.0.1',
    cookies: new Map(),
    audit: {},
  };
  const ask = (query: string) => {
    const body = { query, context: 'business_intelligence' as const, include_insights: true };
    return assistant.askBusinessAssistant({ ...nothing, body }, caller);
  };
  const month = { time_period: 30 } as const;
  return {
    getBusinessDashboard: () => business.getBusinessDashboard({ ...nothing, query: month }, caller),
    getBusinessReport: () =>
      business.getBusinessReport({ ...nothing, params: { type: 'usage' }, query: month }, caller),
    ...listReadsOf(client, now, caller),
    getPlatformSettings: () => settings.getPlatformSettings(nothing, caller),
    listSenderNumbers: () => settings.listSenderNumbers({ ...nothing, query: { cursor: undefined } }, caller),
    getPlatformCosts: () => settings.getPlatformCosts({ ...nothing, query: { month: undefined } }, caller),
    listRestaurantCosts: () =>
      settings.listRestaurantCosts(
        { ...nothing, query: { month: undefined, sort: 'name', order: 'asc', cursor: undefined } },
        caller,
      ),
    getAdminDashboard: () => createGetAdminDashboard({ figures, clock })(nothing, caller),
    getDashboardSummary: () => operations.getDashboardSummary(nothing, caller),
    getRealTimeMetrics: () => operations.getRealTimeMetrics(nothing, caller),
    getUsageAnalytics: () => operations.getUsageAnalytics({ ...nothing, query: { days: 90 } }, caller),
    getRevenueForecast: () => revenue.getRevenueForecast({ ...nothing, query: { months_ahead: 24 } }, caller),
    getCorrelationAnalysis: () =>
      revenue.getCorrelationAnalysis({ ...nothing, query: { feature_type: 'all', time_period: 90 } }, caller),
    getRecurringRevenue: () => revenue.getRecurringRevenue(nothing, caller),
    getMeasuredLift: () => revenue.getMeasuredLift(nothing, caller),
    getPlatformPerformance: () =>
      assistant.getPlatformPerformance({ ...nothing, query: { time_period: '30d' } }, caller),
    'askBusinessAssistant (AI cost by feature)': () => ask('ai cost last 30 days by feature'),
    'askBusinessAssistant (why revenue changed)': () => ask('why did revenue change'),
    getRestaurantAnalytics: () =>
      operations.getRestaurantAnalytics({ ...nothing, params: { id: 'r0' }, query: { days: 90 } }, caller),
  } satisfies Record<AdminRead, () => unknown> & Record<string, () => unknown>;
}
