import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { openTrialRecords } from '#functions/modules/campaigns/trial-records.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { revenueAnalyticsRoutes } from '#shared/contract/routes/admin/revenue-analytics-routes.ts';
import { revenueAnalyticsNeeds } from './needs.ts';
import { createRevenueAnalyticsOperations } from './operations.ts';

export const handler = httpFunction(
  revenueAnalyticsRoutes,
  revenueAnalyticsNeeds,
  ({ config, client, table, clock }) =>
    createRevenueAnalyticsOperations({
      figures: createFiguresRepository(table('figures')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      trials: openTrialRecords(openPlatformRecords(config, client)),
      campaigns: createCampaignsRepository(table('campaigns')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      findTogether: createFindTogether(client),
      clock,
    }),
);
