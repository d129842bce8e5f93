import { openChurnRecords } from '#functions/modules/churn/churn-records.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { businessIntelligenceRoutes } from '#shared/contract/routes/admin/business-intelligence-routes.ts';
import { readBusinessIntelligenceConfig } from './config.ts';
import { createBusinessIntelligenceOperations } from './operations.ts';

const config = readBusinessIntelligenceConfig(process.env);
const client = createDynamoClient();
const users = createUsersRepository({ client, tableName: config.USERS_TABLE_NAME });

export const handler = createHttpHandler({
  config,
  routes: businessIntelligenceRoutes,
  operations: createBusinessIntelligenceOperations({
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    churn: openChurnRecords(openPlatformRecords(config, client)),
    users,
    emails: openDeferredQueue(config.EMAILS_QUEUE_URL),
    clock,
    ids: createIdSource(clock),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users,
});
