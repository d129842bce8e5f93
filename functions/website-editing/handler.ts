import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { websiteEditingRoutes } from '#shared/contract/routes/websites/website-editing-routes.ts';
import { readWebsiteEditingConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createWebsiteEditingOperations } from './operations.ts';

const config = readWebsiteEditingConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: websiteEditingRoutes,
  operations: createWebsiteEditingOperations(openDependencies(config, client)),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
