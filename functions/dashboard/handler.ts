import { createAuthenticate } from '#functions/platform/authenticate.ts';
import { createDynamoClient } from '#functions/platform/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http-handler.ts';
import { createLog } from '#functions/platform/log.ts';
import { createRestaurantsRepository } from '#functions/platform/restaurants-repository.ts';
import { loadTokenSecret } from '#functions/platform/token-secret.ts';
import { createUsersRepository } from '#functions/platform/users-repository.ts';
import { dashboardRoutes } from '#shared/contract/dashboard-routes.ts';
import { readDashboardConfig } from './config.ts';
import { createDashboardOperations } from './operations.ts';

const config = readDashboardConfig(process.env);
const client = createDynamoClient();
const users = createUsersRepository({ client, tableName: config.USERS_TABLE_NAME });
const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });

export const handler = createHttpHandler({
  routes: dashboardRoutes,
  operations: createDashboardOperations({ restaurants }),
  authenticate: createAuthenticate({ secret: loadTokenSecret(config), users }),
  log: createLog(config.SERVICE_NAME),
});
