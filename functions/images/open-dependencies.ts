import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';

import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openDeferredUploads } from '../modules/uploads/deferred-uploads.ts';
import type { ImagesConfig } from './config.ts';
import type { ImageDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(config: ImagesConfig, client: DynamoClient): ImageDependencies {
  return {
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    uploads: openDeferredUploads({
      bucketName: config.TRANSFERS_BUCKET_NAME,
      forcePathStyle: config.S3_FORCE_PATH_STYLE,
      publicEndpoint: config.UPLOADS_ORIGIN,
    }),
    sites: openDeferredBucket({
      bucketName: config.SITES_BUCKET_NAME,
      forcePathStyle: config.S3_FORCE_PATH_STYLE,
    }),
    // Only taking a picture up needs the decoders; they would make every start slower.
    makeImageFiles: async (bytes) =>
      (await import('../modules/images/files/make-image-files.ts')).makeImageFiles(bytes),
    inspect: openInspect(config, client),
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    sitesOrigin: config.SITES_ORIGIN,
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
}
