import { createFeatureJobsRepository } from '#functions/modules/ai-features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { openReceipts } from '#functions/platform/receipts/open-receipts.ts';
import { FeatureChangeMessageSchema } from '#shared/contract/queue-messages.ts';
import { createChangeFeature } from './change-feature.ts';
import { readFeatureWorkerConfig } from './config.ts';

const config = readFeatureWorkerConfig(process.env);
const client = createDynamoClient();

const work = createChangeFeature({
  jobs: createFeatureJobsRepository({ client, tableName: config.FEATURE_JOBS_TABLE_NAME }),
  toggles: createFeatureTogglesRepository({ client, tableName: config.FEATURE_TOGGLES_TABLE_NAME }),
  names: createRestaurantNamesRepository({ client, tableName: config.RESTAURANT_NAMES_TABLE_NAME }),
  restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
  receipts: openReceipts(config.RECEIPTS_TABLE_NAME),
  changes: openQueue({ client: createSqsClient(), queueUrl: config.FEATURE_CHANGES_QUEUE_URL }),
  clock: systemClock,
});

export const handler = createQueueHandler({
  schema: FeatureChangeMessageSchema,
  work,
  log: createLog(config.SERVICE_NAME),
});
