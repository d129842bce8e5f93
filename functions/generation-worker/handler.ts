import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient } from '#functions/platform/aws/message-queue.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { GenerationMessageSchema } from '#shared/contract/queue-messages.ts';
import { readGenerationWorkerConfig } from './config.ts';
import { createDeferDelivery } from './defer-delivery.ts';
import { createDrawImages } from './draw-images.ts';
import { createGenerationWorker } from './generation-worker.ts';

const config = readGenerationWorkerConfig(process.env);
const client = createDynamoClient();
const log = createLog(config.SERVICE_NAME);
const s3 = createS3Client({ forcePathStyle: config.S3_FORCE_PATH_STYLE });
const sites = openBucket({ client: s3, bucketName: config.SITES_BUCKET_NAME });

const meter = openMeter(config, client);

const work = createGenerationWorker({
  jobs: createGenerationJobsRepository({ client, tableName: config.GENERATION_JOBS_TABLE_NAME }),
  websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
  restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
  profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
  writer: createWriter(modelSettings(config), {
    meter,
    inspect: openInspect(config, client),
  }),
  meter,
  moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
  sites,
  siteVersions: openBucket({ client: s3, bucketName: config.SITE_VERSIONS_BUCKET_NAME }),
  drawImages: createDrawImages({ sites, imagesAtOnce: config.IMAGES_AT_ONCE }),
  deferDelivery: createDeferDelivery({ client: createSqsClient(), queueUrl: config.GENERATION_QUEUE_URL }),
  sitesOrigin: config.SITES_ORIGIN,
  clock: systemClock,
  ids: createIdSource(systemClock),
  random: Math.random,
  log,
});

export const handler = createQueueHandler({ schema: GenerationMessageSchema, work, log });
