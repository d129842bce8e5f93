import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { loadTokenSecret } from '#functions/platform/auth/token-secret.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createLog } from '#functions/platform/log.ts';
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
