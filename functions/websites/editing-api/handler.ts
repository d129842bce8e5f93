import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { openPageSettings, openRedrawOffers } from '#functions/ads/open-ad-pages.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { openModeration } from '#functions/moderation/open-moderation.ts';
import { openDeferredDownloads } from '#functions/platform/downloads/deferred-downloads.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { drawShareImageDeferred } from '#functions/websites/site-files/site-files.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { websiteEditingNeeds } from './needs.ts';
import * as websiteEditingOperations from './operations.ts';

export const handler = httpFunction(
  websiteEditingRoutes,
  websiteEditingNeeds,
  ({ config, client, table, bucket, bucketSettings, queue, log, runtime }) => {
    const sites = bucket('sites');
    return openOperations(websiteEditingOperations, {
      ...openPageSettings({ config, table, sites }),
      jobs: createGenerationJobsRepository(table('generationJobs')),
      slugs: createSlugsRepository(table('slugs')),
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      images: createImagesRepository(table('images')),
      users: createUsersRepository(table('users')),
      queue: queue('generation'),
      siteVersions: bucket('siteVersions'),
      downloads: openDeferredDownloads({
        ...bucketSettings('transfers'),
        publicEndpoint: config.UPLOADS_ORIGIN,
      }),
      ...openModeration(config, client),
      redrawOffers: openRedrawOffers({ config, table, sites, log }),
      drawShareImage: drawShareImageDeferred,
      publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
      ...runtime,
    });
  },
);
