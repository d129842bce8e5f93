import { modelSettings, readsPhotos } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createRedrawOffers } from '#functions/modules/offer-pages/redraw-offers.ts';
import { createPageReader } from '#functions/modules/page-facts/page-reader.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { NOTHING_FOR_READERS } from '#functions/platform/ai/inspection.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { createLog } from '#functions/platform/log.ts';
import type { readRestaurantProfileConfig } from './config.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(
  config: ReturnType<typeof readRestaurantProfileConfig>,
  client: DynamoClient,
): RestaurantProfileDependencies {
  const bucket = (bucketName: string) =>
    openDeferredBucket({ bucketName, forcePathStyle: config.S3_FORCE_PATH_STYLE });
  const profiles = createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME });
  const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });
  const websites = createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME });
  const log = createLog(config.SERVICE_NAME);
  return {
    profiles,
    restaurants,
    restaurantNames: createRestaurantNamesRepository({
      client,
      tableName: config.RESTAURANT_NAMES_TABLE_NAME,
    }),
    websites,
    siteVersions: bucket(config.SITE_VERSIONS_BUCKET_NAME),
    redrawOffers: createRedrawOffers({
      campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
      websites,
      profiles,
      restaurants,
      sites: bucket(config.SITES_BUCKET_NAME),
      sitesOrigin: config.SITES_ORIGIN,
      log,
    }),
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
    rateLimiter: createRateLimiter({ client, tableName: config.RATE_LIMITS_TABLE_NAME, clock: systemClock }),
    writer: createWriter(modelSettings(config), {
      meter: openMeter(config, client),
      inspect: NOTHING_FOR_READERS,
    }),
    readsPhotos: readsPhotos(config),
    clock: systemClock,
    log,
  };
}
