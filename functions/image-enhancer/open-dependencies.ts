import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createEnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { openDeferredUploads } from '#functions/modules/uploads/deferred-uploads.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { ImageEnhancerConfig } from './config.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(
  config: ImageEnhancerConfig,
  client: DynamoClient,
): ImageEnhancerDependencies {
  const forcePathStyle = config.S3_FORCE_PATH_STYLE;
  return {
    enhancements: createEnhancementsRepository({ client, tableName: config.ENHANCEMENTS_TABLE_NAME }),
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    uploads: openDeferredUploads({
      bucketName: config.TRANSFERS_BUCKET_NAME,
      forcePathStyle,
      publicEndpoint: undefined,
    }),
    sites: openDeferredBucket({ bucketName: config.SITES_BUCKET_NAME, forcePathStyle }),
    // Lists need no decoders; they would make every start slower.
    photoTools: async () => (await import('./photo/photo-tools.ts')).photoTools,
    makeImageFiles: async (bytes) =>
      (await import('#functions/modules/images/files/make-image-files.ts')).makeImageFiles(bytes),
    meter: openMeter(config, client),
    inspect: openInspect(config, client),
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    sitesOrigin: config.SITES_ORIGIN,
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
}
