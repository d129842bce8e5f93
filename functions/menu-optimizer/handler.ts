import { createMenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { menuOptimizerRoutes } from '#shared/contract/routes/ai/menu-optimizer-routes.ts';
import { readMenuOptimizerConfig } from './config.ts';
import { createMenuOptimizerOperations } from './operations.ts';

const config = readMenuOptimizerConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: menuOptimizerRoutes,
  operations: createMenuOptimizerOperations({
    menuSales: createMenuSalesRepository({ client, tableName: config.MENU_SALES_TABLE_NAME }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    clock: systemClock,
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
