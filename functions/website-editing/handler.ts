import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createRedrawOffers } from '#functions/modules/offer-pages/redraw-offers.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { drawShareImageDeferred } from '#functions/modules/site-files/site-files.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createSlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { websiteEditingRoutes } from '#shared/contract/routes/websites/website-editing-routes.ts';
import { websiteEditingNeeds } from './needs.ts';
import { createWebsiteEditingOperations } from './operations.ts';
import { openDeferredDownloads } from './transfer/deferred-downloads.ts';

export const handler = httpFunction(
  websiteEditingRoutes,
  websiteEditingNeeds,
  ({ config, client, table, bucket, queue, log, clock, ids }) => {
    const websites = createWebsitesRepository(table('websites'));
    const restaurants = createRestaurantsRepository(table('restaurants'));
    const profiles = createProfilesRepository(table('profiles'));
    const sites = openDeferredBucket(bucket('sites'));
    return createWebsiteEditingOperations({
      websites,
      jobs: createGenerationJobsRepository(table('generationJobs')),
      slugs: createSlugsRepository(table('slugs')),
      restaurants,
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      profiles,
      images: createImagesRepository(table('images')),
      users: createUsersRepository(table('users')),
      queue: openDeferredQueue(queue('generation')),
      sites,
      siteVersions: openDeferredBucket(bucket('siteVersions')),
      downloads: openDeferredDownloads({
        ...bucket('transfers'),
        publicEndpoint: config.UPLOADS_ORIGIN,
      }),
      inspect: openInspect(config, client),
      moderation: createModerationRepository(table('moderation')),
      redrawOffers: createRedrawOffers({
        campaigns: createCampaignsRepository(table('campaigns')),
        websites,
        profiles,
        restaurants,
        sites,
        sitesOrigin: config.SITES_ORIGIN,
        log,
      }),
      drawShareImage: drawShareImageDeferred,
      publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
      sitesOrigin: config.SITES_ORIGIN,
      clock,
      ids,
    });
  },
);
