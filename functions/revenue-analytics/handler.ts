import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { openTrialRecords } from '#functions/modules/campaigns/trial-records.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { revenueAnalyticsRoutes } from '#shared/contract/routes/admin/revenue-analytics-routes.ts';
import { readRevenueAnalyticsConfig } from './config.ts';
import { createRevenueAnalyticsOperations } from './operations.ts';

const config = readRevenueAnalyticsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: revenueAnalyticsRoutes,
  operations: createRevenueAnalyticsOperations({
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    subscriptions: createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
    planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
    trials: openTrialRecords(openPlatformRecords(config, client)),
    campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
    counters: createRedemptionCountsRepository({
      client,
      tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
    }),
    findTogether: createFindTogether(client),
    clock: systemClock,
  }),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
