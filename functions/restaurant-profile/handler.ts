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
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import { restaurantProfileNeeds } from './needs.ts';
import { createRestaurantProfileOperations } from './operations.ts';

export const handler = httpFunction(
  restaurantProfileRoutes,
  restaurantProfileNeeds,
  ({ config, client, table, bucket, log, clock }) => {
    const profiles = createProfilesRepository(table('profiles'));
    const restaurants = createRestaurantsRepository(table('restaurants'));
    const websites = createWebsitesRepository(table('websites'));
    return createRestaurantProfileOperations({
      profiles,
      restaurants,
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      websites,
      siteVersions: openDeferredBucket(bucket('siteVersions')),
      redrawOffers: createRedrawOffers({
        campaigns: createCampaignsRepository(table('campaigns')),
        websites,
        profiles,
        restaurants,
        sites: openDeferredBucket(bucket('sites')),
        sitesOrigin: config.SITES_ORIGIN,
        log,
      }),
      images: createImagesRepository(table('images')),
      pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
      rateLimiter: createRateLimiter({ ...table('rateLimits'), clock }),
      writer: createWriter(modelSettings(config), {
        meter: openMeter(config, client),
        inspect: NOTHING_FOR_READERS,
      }),
      readsPhotos: readsPhotos(config),
      clock,
      log,
    });
  },
);
