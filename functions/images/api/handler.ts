import { createImagesRepository } from '#functions/images/images-repository.ts';
import { openDeferredUploads } from '#functions/images/uploads/deferred-uploads.ts';
import { openModeration } from '#functions/moderation/open-moderation.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { imageNeeds } from './needs.ts';
import * as imageOperations from './operations.ts';

export const handler = httpFunction(
  imageRoutes,
  imageNeeds,
  ({ config, client, table, bucket, bucketSettings, runtime }) =>
    openOperations(imageOperations, {
      images: createImagesRepository(table('images')),
      websites: createWebsitesRepository(table('websites')),
      ...openProfileReader(table),
      uploads: openDeferredUploads({ ...bucketSettings('transfers'), publicEndpoint: config.UPLOADS_ORIGIN }),
      sites: bucket('sites'),
      // Only an upload needs the decoders. Loading them here would slow down every start.
      makeImageFiles: async (bytes) =>
        (await import('#functions/images/files/make-image-files.ts')).makeImageFiles(bytes),
      ...openModeration(config, client),
      sitesOrigin: config.SITES_ORIGIN,
      ...runtime,
    }),
);
