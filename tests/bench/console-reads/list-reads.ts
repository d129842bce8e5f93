import { previewDeletion } from '#functions/accounts/preview-deletion.ts';
import { createListRestaurantActivity } from '#functions/audit/api/list-activity.ts';
import { createExportPlatformActivity } from '#functions/audit/api/platform/export-platform-activity.ts';
import { createListPlatformActivity } from '#functions/audit/api/platform/list-platform-activity.ts';
import { createBillingOperations } from '#functions/billing/api/operations.ts';
import { createListRestaurants } from '#functions/dashboard/api/list-restaurants.ts';
import { createCheckFeature } from '#functions/features/api/check-feature.ts';
import { createGetFeatureSummary } from '#functions/features/api/get-feature-summary.ts';
import { createListFeatureToggles } from '#functions/features/api/list-feature-toggles.ts';
import { createListFlaggedContent } from '#functions/moderation/api/list-flagged-content.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createGetRestaurantDetails } from '#functions/restaurants/api/get-restaurant-details.ts';
import { createGetRestaurantTimeline } from '#functions/restaurants/api/get-restaurant-timeline.ts';
import { tableName } from '#infra/local/emulators.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { platformRules } from '#tests/builders/platform-rules.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { SEARCHED } from './found-rows.ts';

const nothing = { params: {}, query: {}, body: {} };
const PAGE = { limit: 50, cursor: undefined };
const BY_DATE = { ...PAGE, search: '', sort: 'date', order: 'desc' } as const;
const RESTAURANT = 'r0';

/** Lists of restaurants and their activity, and one restaurant. */
export function listReadsOf(client: DynamoClient, now: string, caller: Caller) {
  const stores = openRepositories(client);
  const clock = aClock(now);
  const auditRecords = createAuditRecordsRepository({ client, tableName: tableName('receipts') });
  const { restaurantNames: names, aiUsage: usage, featureJobs: jobs } = stores;
  const into = { send: async () => undefined };
  const ids = createIdSource(clock);
  const billing = createBillingOperations({
    ...stores,
    names,
    rules: platformRules(stores, clock),
    payments: createSimulatedPayments(),
    stripe: undefined,
    records: stores.platformRecords,
    webOrigin: 'http://localhost:4000',
    emails: into,
    log: aLog(),
    clock,
    ids,
    readFont: async () => undefined,
  });
  const outside = { accountDeletions: into, emails: into, generation: into };
  const administration = {
    ...stores,
    ...outside,
    sites: { deleteFolder: async () => undefined },
    clock,
    ids,
    log: aLog(),
  };
  const details = createGetRestaurantDetails(administration);
  const listRestaurants = createListRestaurants({ ...stores, names, clock });
  const listed = (search: string) =>
    listRestaurants({ ...nothing, query: { ...PAGE, search, sort: 'name', order: 'asc' } }, caller);
  const listToggles = createListFeatureToggles({ ...stores, names, usage, clock });
  const listFlagged = createListFlaggedContent({ ...stores, names });
  const flagged = (search: string) =>
    listFlagged({ ...nothing, query: { ...PAGE, status: 'flagged', search } }, caller);
  const feature = { restaurantId: RESTAURANT, feature: 'digital_grader' } as const;
  return {
    listRestaurants: () => listed(''),
    'listRestaurants (search)': () => listed(SEARCHED),
    listRestaurantActivity: () =>
      createListRestaurantActivity({ auditRecords })(
        { ...nothing, params: { id: RESTAURANT }, query: PAGE },
        caller,
      ),
    listPlatformActivity: () =>
      createListPlatformActivity({ ...stores, auditRecords })({ ...nothing, query: { limit: 40 } }, caller),
    exportPlatformActivity: () =>
      createExportPlatformActivity({ ...stores, auditRecords, clock })({ ...nothing, query: {} }, caller),
    getRestaurantDetails: () => details({ ...nothing, params: { id: RESTAURANT } }, caller),
    getRestaurantTimeline: () =>
      createGetRestaurantTimeline(administration)(
        { ...nothing, params: { id: RESTAURANT }, query: {} },
        caller,
      ),
    previewDeletion: () => previewDeletion(administration, RESTAURANT),
    listFeatureToggles: () => listToggles({ ...nothing, query: { ...PAGE, search: '' } }, caller),
    'listFeatureToggles (search)': () =>
      listToggles({ ...nothing, query: { ...PAGE, search: SEARCHED } }, caller),
    getFeatureSummary: () => createGetFeatureSummary({ ...stores, jobs })(nothing, caller),
    checkFeature: () => createCheckFeature(stores)({ ...nothing, params: feature }, caller),
    listFlaggedContent: () => flagged(''),
    'listFlaggedContent (search)': () => flagged(SEARCHED),
    getBillingDashboard: () => billing.getBillingDashboard(nothing, caller),
    getSubscription: () => billing.getSubscription({ ...nothing, params: { id: 'r0' } }, caller),
    listSubscriptions: () => billing.listSubscriptions({ ...nothing, query: BY_DATE }, caller),
    listInvoices: () => billing.listInvoices({ ...nothing, query: { ...BY_DATE, status: 'all' } }, caller),
  };
}
