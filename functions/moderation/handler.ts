import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { moderationRoutes } from '#shared/contract/routes/ai/moderation-routes.ts';
import { readModerationConfig } from './config.ts';
import { createModerationOperations } from './operations.ts';

const config = readModerationConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: moderationRoutes,
  operations: createModerationOperations({
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    names: createRestaurantNamesRepository({ client, tableName: config.RESTAURANT_NAMES_TABLE_NAME }),
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    withdrawals: openDeferredQueue(config.WITHDRAWALS_QUEUE_URL),
    clock: systemClock,
    ids: createIdSource(systemClock),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
