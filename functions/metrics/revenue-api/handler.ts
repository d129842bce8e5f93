import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createEnteredAmountsStore } from '#functions/platform-settings/entered-amounts-store.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { revenueAnalyticsNeeds } from './needs.ts';
import * as revenueAnalyticsOperations from './operations.ts';

export const handler = httpFunction(
  revenueAnalyticsRoutes,
  revenueAnalyticsNeeds,
  ({ client, records, table, clock }) =>
    openOperations(revenueAnalyticsOperations, {
      figures: createFiguresRepository(table('figures')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      trials: openTrialRecords(records),
      enteredAmounts: createEnteredAmountsStore(records),
      churn: openChurnRecords(records),
      campaigns: createCampaignsRepository(table('campaigns')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      findTogether: createFindTogether(client),
      clock,
    }),
);
