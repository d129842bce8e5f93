import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openPlatformMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { openChurnRecords } from '#functions/modules/churn/churn-records.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { openPlatformRules } from '#functions/modules/platform-settings/platform-rules.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { businessAssistantRoutes } from '#shared/contract/routes/admin/business-assistant-routes.ts';
import { readBusinessAssistantConfig } from './config.ts';
import { createBusinessAssistantOperations } from './operations.ts';
import { createReadWithModel } from './read-with-model.ts';

const config = readBusinessAssistantConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: businessAssistantRoutes,
  operations: createBusinessAssistantOperations({
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    names: createRestaurantNamesRepository({ client, tableName: config.RESTAURANT_NAMES_TABLE_NAME }),
    subscriptions: createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
    invoices: createInvoicesRepository({ client, tableName: config.INVOICES_TABLE_NAME }),
    planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
    churn: openChurnRecords(openPlatformRecords(config, client)),
    rules: openPlatformRules(config, client),
    readWithModel: createReadWithModel(
      createWriter(modelSettings(config), {
        meter: openPlatformMeter(config, client),
        inspect: async () => [],
      }),
    ),
    clock: systemClock,
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
