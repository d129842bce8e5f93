import { createFeatureJobsRepository } from '#functions/modules/ai-features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { openReceipts } from '#functions/platform/receipts/open-receipts.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { FeatureChangeMessageSchema } from '#shared/contract/queue-messages.ts';
import { createChangeFeature } from './change-feature.ts';
import { featureWorkerNeeds } from './needs.ts';

export const handler = queueFunction(
  FeatureChangeMessageSchema,
  featureWorkerNeeds,
  ({ config, table, queue, clock }) =>
    createChangeFeature({
      jobs: createFeatureJobsRepository(table('featureJobs')),
      toggles: createFeatureTogglesRepository(table('featureToggles')),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      receipts: openReceipts(config.RECEIPTS_TABLE_NAME),
      changes: openDeferredQueue(queue('featureChanges')),
      clock,
    }),
);
