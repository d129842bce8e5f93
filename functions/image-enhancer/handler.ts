import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createEnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { openDeferredUploads } from '#functions/modules/uploads/deferred-uploads.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { imageEnhancerRoutes } from '#shared/contract/routes/ai/image-enhancer-routes.ts';
import { imageEnhancerNeeds } from './needs.ts';
import { createImageEnhancerOperations } from './operations.ts';

export const handler = httpFunction(
  imageEnhancerRoutes,
  imageEnhancerNeeds,
  ({ config, client, table, bucket, clock, ids }) => {
    return createImageEnhancerOperations({
      enhancements: createEnhancementsRepository(table('enhancements')),
      images: createImagesRepository(table('images')),
      uploads: openDeferredUploads(bucket('transfers')),
      sites: openDeferredBucket(bucket('sites')),
      // Lists need no decoders; they would make every start slower.
      photoTools: async () => (await import('./photo/photo-tools.ts')).photoTools,
      makeImageFiles: async (bytes) =>
        (await import('#functions/modules/images/files/make-image-files.ts')).makeImageFiles(bytes),
      meter: openMeter(config, client),
      inspect: openInspect(config, client),
      moderation: createModerationRepository(table('moderation')),
      sitesOrigin: config.SITES_ORIGIN,
      clock,
      ids,
    });
  },
);
