import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { websiteRoutes } from '#shared/contract/routes/websites/website-routes.ts';
import { readWebsitesConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createWebsiteOperations } from './operations.ts';

const config = readWebsitesConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: websiteRoutes,
  operations: createWebsiteOperations(openDependencies(config, client)),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
