import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createRedrawOffers } from '#functions/modules/offer-pages/redraw-offers.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createSlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import { drawShareImageDeferred } from '../modules/site-files/site-files.ts';
import type { WebsiteEditingConfig } from './config.ts';
import type { WebsiteEditingDependencies } from './dependencies.ts';
import { openDeferredDownloads } from './transfer/deferred-downloads.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(
  config: WebsiteEditingConfig,
  client: DynamoClient,
): WebsiteEditingDependencies {
  const bucket = (bucketName: string) =>
    openDeferredBucket({ bucketName, forcePathStyle: config.S3_FORCE_PATH_STYLE });
  const websites = createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME });
  const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });
  const profiles = createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME });
  const sites = bucket(config.SITES_BUCKET_NAME);
  return {
    websites,
    jobs: createGenerationJobsRepository({ client, tableName: config.GENERATION_JOBS_TABLE_NAME }),
    slugs: createSlugsRepository({ client, tableName: config.SLUGS_TABLE_NAME }),
    restaurants,
    restaurantNames: createRestaurantNamesRepository({
      client,
      tableName: config.RESTAURANT_NAMES_TABLE_NAME,
    }),
    profiles,
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
    queue: openDeferredQueue(config.GENERATION_QUEUE_URL),
    sites,
    siteVersions: bucket(config.SITE_VERSIONS_BUCKET_NAME),
    downloads: openDeferredDownloads({
      bucketName: config.TRANSFERS_BUCKET_NAME,
      forcePathStyle: config.S3_FORCE_PATH_STYLE,
      publicEndpoint: config.UPLOADS_ORIGIN,
    }),
    inspect: openInspect(config, client),
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    redrawOffers: createRedrawOffers({
      campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
      websites,
      profiles,
      restaurants,
      sites,
      sitesOrigin: config.SITES_ORIGIN,
      log: createLog(config.SERVICE_NAME),
    }),
    drawShareImage: drawShareImageDeferred,
    publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
    sitesOrigin: config.SITES_ORIGIN,
    clock: systemClock,
    ids: createIdSource(systemClock),
  };
}
