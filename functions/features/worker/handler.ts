import { createFeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import { openAuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
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
      auditRecords: openAuditRecords(config.RECEIPTS_TABLE_NAME),
      changes: queue('featureChanges'),
      clock,
    }),
);
