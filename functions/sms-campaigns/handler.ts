import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { smsCampaignRoutes } from '#shared/contract/routes/sms-campaign-routes.ts';
import { readSmsCampaignsConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createSmsCampaignOperations } from './operations.ts';

const config = readSmsCampaignsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: smsCampaignRoutes,
  operations: createSmsCampaignOperations(openDependencies(config, client)),
  isTestMode: config.SMS_PROVIDER === 'outbox',
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
