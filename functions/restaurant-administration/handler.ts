import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { restaurantAdministrationRoutes } from '#shared/contract/routes/admin/restaurant-administration-routes.ts';
import { readRestaurantAdministrationConfig } from './config.ts';
import { openDependencies } from './open-dependencies.ts';
import { createRestaurantAdministrationOperations } from './operations.ts';

const config = readRestaurantAdministrationConfig(process.env);
const client = createDynamoClient();
const dependencies = openDependencies(config, client);

export const handler = createHttpHandler({
  config,
  routes: restaurantAdministrationRoutes,
  operations: createRestaurantAdministrationOperations(dependencies),
  limitPerHour: openLimitPerHour(config, client),
  users: dependencies.users,
});
