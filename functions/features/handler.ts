import { createAiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import { createFeatureJobsRepository } from '#functions/modules/ai-features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { featureRoutes } from '#shared/contract/routes/feature-routes.ts';
import { readFeaturesConfig } from './config.ts';
import { createFeaturesOperations } from './operations.ts';

const config = readFeaturesConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: featureRoutes,
  operations: createFeaturesOperations({
    toggles: createFeatureTogglesRepository({ client, tableName: config.FEATURE_TOGGLES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    names: createRestaurantNamesRepository({ client, tableName: config.RESTAURANT_NAMES_TABLE_NAME }),
    jobs: createFeatureJobsRepository({ client, tableName: config.FEATURE_JOBS_TABLE_NAME }),
    usage: createAiUsageRepository({ client, tableName: config.AI_USAGE_TABLE_NAME }),
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    changes: openDeferredQueue(config.FEATURE_CHANGES_QUEUE_URL),
    clock: systemClock,
    ids: createIdSource(systemClock),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
