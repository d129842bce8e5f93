import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { dashboardRoutes } from '#shared/contract/dashboard-routes.ts';
import { readDashboardConfig } from './config.ts';
import { createDashboardOperations } from './operations.ts';

const config = readDashboardConfig(process.env);
const client = createDynamoClient();
const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });

export const handler = createHttpHandler({
  config,
  routes: dashboardRoutes,
  operations: createDashboardOperations({ restaurants }),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
