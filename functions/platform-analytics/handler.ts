import { createAiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { platformAnalyticsRoutes } from '#shared/contract/routes/admin/platform-analytics-routes.ts';
import { readPlatformAnalyticsConfig } from './config.ts';
import { createPlatformAnalyticsOperations } from './operations.ts';

const config = readPlatformAnalyticsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: platformAnalyticsRoutes,
  operations: createPlatformAnalyticsOperations({
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    clock: systemClock,
  }),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
