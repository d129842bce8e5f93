import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createRedrawOffers } from '#functions/ads/redraw-offers.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { openInspect } from '#functions/moderation/open-inspect.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { openDeferredDownloads } from '#functions/platform/downloads/deferred-downloads.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { drawShareImageDeferred } from '#functions/websites/site-files/site-files.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { websiteEditingNeeds } from './needs.ts';
import { createWebsiteEditingOperations } from './operations.ts';

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
