import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { NOTHING_FOR_READERS } from '#functions/platform/ai/inspection.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import type { WebsitesConfig } from './config.ts';
import type { WebsiteDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(config: WebsitesConfig, client: DynamoClient): WebsiteDependencies {
  const bucket = (bucketName: string) =>
    openDeferredBucket({ bucketName, forcePathStyle: config.S3_FORCE_PATH_STYLE });
  const meter = openMeter(config, client);
  return {
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    jobs: createGenerationJobsRepository({ client, tableName: config.GENERATION_JOBS_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    restaurantNames: createRestaurantNamesRepository({
      client,
      tableName: config.RESTAURANT_NAMES_TABLE_NAME,
    }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    queue: openDeferredQueue(config.GENERATION_QUEUE_URL),
    sites: bucket(config.SITES_BUCKET_NAME),
    siteVersions: bucket(config.SITE_VERSIONS_BUCKET_NAME),
    meter,
    writer: createWriter(modelSettings(config), { meter, inspect: NOTHING_FOR_READERS }),
    clock: systemClock,
    ids: createIdSource(systemClock),
    log: createLog(config.SERVICE_NAME),
  };
}
