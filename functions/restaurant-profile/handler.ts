import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import { readRestaurantProfileConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createRestaurantProfileOperations } from './operations.ts';

const config = readRestaurantProfileConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: restaurantProfileRoutes,
  operations: createRestaurantProfileOperations(openDependencies(config, client)),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
