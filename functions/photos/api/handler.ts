import { openMeter } from '#functions/features/open-meter.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { openDeferredUploads } from '#functions/images/uploads/deferred-uploads.ts';
import { openModeration } from '#functions/moderation/open-moderation.ts';
import { createEnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { imageEnhancerNeeds } from './needs.ts';
import * as imageEnhancerOperations from './operations.ts';

export const handler = httpFunction(
  imageEnhancerRoutes,
  imageEnhancerNeeds,
  ({ config, client, table, bucket, bucketSettings, runtime }) => {
    return openOperations(imageEnhancerOperations, {
      enhancements: createEnhancementsRepository(table('enhancements')),
      images: createImagesRepository(table('images')),
      uploads: openDeferredUploads(bucketSettings('transfers')),
      sites: bucket('sites'),
      // Lists need no decoders. Loading them here would slow down every start.
      photoTools: async () => (await import('./photo/photo-tools.ts')).photoTools,
      makeImageFiles: async (bytes) =>
        (await import('#functions/images/files/make-image-files.ts')).makeImageFiles(bytes),
      meter: openMeter(config, client),
      ...openModeration(config, client),
      sitesOrigin: config.SITES_ORIGIN,
      ...runtime,
    });
  },
);
