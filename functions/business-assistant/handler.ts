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
import { createWriter } from '#functions/platform/ai/writer.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { businessAssistantRoutes } from '#shared/contract/routes/admin/business-assistant-routes.ts';
import { businessAssistantNeeds } from './needs.ts';
import { createBusinessAssistantOperations } from './operations.ts';
import { createReadWithModel } from './read-with-model.ts';

export const handler = httpFunction(
  businessAssistantRoutes,
  businessAssistantNeeds,
  ({ config, client, table, clock }) =>
    createBusinessAssistantOperations({
      figures: createFiguresRepository(table('figures')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      invoices: createInvoicesRepository(table('invoices')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      churn: openChurnRecords(openPlatformRecords(config, client)),
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
