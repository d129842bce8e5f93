import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { adCampaignRoutes } from '#shared/contract/routes/ad-campaign-routes.ts';
import { readAdCampaignsConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createAdCampaignOperations } from './operations.ts';

const config = readAdCampaignsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: adCampaignRoutes,
  operations: createAdCampaignOperations(openDependencies(config, client)),
  isTestMode: config.ADS_PROVIDER === 'outbox',
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
