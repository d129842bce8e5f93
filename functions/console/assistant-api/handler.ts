import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { openPlatformMeter } from '#functions/features/open-meter.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import { businessAssistantNeeds } from './needs.ts';
import * as businessAssistantOperations from './operations.ts';
import { createReadWithModel } from './read-with-model.ts';

export const handler = httpFunction(
  businessAssistantRoutes,
  businessAssistantNeeds,
  ({ config, client, records, table, clock }) =>
    openOperations(businessAssistantOperations, {
      figures: createFiguresRepository(table('figures')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      invoices: createInvoicesRepository(table('invoices')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      churn: openChurnRecords(records),
      rules: openPlatformRules(config, client),
      readWithModel: createReadWithModel(
        createWriter(modelSettings(config), {
          meter: openPlatformMeter(config, client),
          inspect: async () => [],
        }),
      ),
      clock,
    }),
);
